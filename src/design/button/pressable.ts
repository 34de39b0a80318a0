import { motion, radius, space } from '#src/design/tokens/scales.ts'

/** What a button and an icon button have in common. */
export const pressable = {
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  border: '1px solid transparent',
  borderRadius: radius.soft,
  textDecoration: 'none',
  transition: `background ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-busy="true"]': { opacity: 1, cursor: 'progress' },
  },
}
