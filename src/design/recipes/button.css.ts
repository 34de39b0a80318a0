import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '../themes/layers.css.ts'
import { colour } from '../themes/theme.css.ts'
import { media } from '../tokens/breakpoints.ts'
import { fontWeight, motion, radius, space, target, textSize } from '../tokens/scales.ts'

const pressable = {
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

const touchable = { '@media': { [media.touch]: { minHeight: target.touch } } }

export const button = recipe({
  base: inRecipes({ ...pressable, fontWeight: fontWeight.strong, textAlign: 'center' }),
  variants: {
    look: {
      primary: inRecipes({
        background: colour.brand,
        color: colour.onBrand,
        selectors: { '&:hover:not(:disabled)': { background: colour.brandStrong } },
      }),
      secondary: inRecipes({
        background: colour.surface,
        color: colour.ink,
        borderColor: colour.lineStrong,
        selectors: { '&:hover:not(:disabled)': { background: colour.shade } },
      }),
      quiet: inRecipes({
        color: colour.brand,
        selectors: { '&:hover:not(:disabled)': { background: colour.brandSoft } },
      }),
      danger: inRecipes({ background: colour.danger, color: colour.onDanger }),
    },
    size: {
      small: inRecipes({ ...textSize.small, ...touchable, minHeight: '2.25rem', padding: `0 ${space[12]}` }),
      medium: inRecipes({ ...textSize.body, minHeight: target.touch, padding: `${space[4]} ${space[16]}` }),
      large: inRecipes({ ...textSize.body, minHeight: '3.25rem', padding: `${space[8]} ${space[24]}` }),
    },
    isWide: {
      true: inRecipes({ display: 'flex', width: '100%' }),
      false: inRecipes({ display: 'inline-flex' }),
    },
  },
  defaultVariants: { look: 'primary', size: 'medium', isWide: false },
})

export const iconButton = recipe({
  base: inRecipes({ ...pressable, display: 'inline-flex', flexShrink: 0, color: colour.ink }),
  variants: {
    look: {
      quiet: inRecipes({ selectors: { '&:hover:not(:disabled)': { background: colour.shade } } }),
      outlined: inRecipes({
        background: colour.surface,
        borderColor: colour.lineStrong,
        selectors: { '&:hover:not(:disabled)': { background: colour.shade } },
      }),
      onPicture: inRecipes({
        background: colour.surface,
        borderRadius: radius.round,
        selectors: { '&:hover:not(:disabled)': { background: colour.shade } },
      }),
    },
    size: {
      small: inRecipes({
        width: '2rem',
        height: '2rem',
        '@media': { [media.touch]: { width: target.touch, height: target.touch } },
      }),
      medium: inRecipes({ width: target.touch, height: target.touch }),
    },
  },
  defaultVariants: { look: 'quiet', size: 'medium' },
})
