import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, fontWeight, motion, radius, space, textSize } from '#src/design/tokens/scales.ts'

/** Over the page, so that nothing moves. */
export const region = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: space[16],
  insetBlockStart: '5rem',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

const floating = {
  pointerEvents: 'auto',
  boxShadow: floatingShadow,
  transition: `opacity ${motion.calm}, translate ${motion.calm}`,
  '@starting-style': { opacity: 0, translate: `0 -${space[8]}` },
} as const

export const bar = style({ ...floating, borderRadius: radius.round })

export const notice = style({
  ...floating,
  ...textSize.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.large,
  border: `1px solid ${colour.lineStrong}`,
  background: colour.surface,
  color: colour.ink,
  fontWeight: fontWeight.strong,
  '@media': { [media.desktop]: { flexWrap: 'nowrap' } },
})
