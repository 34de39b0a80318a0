import { recipe } from '@vanilla-extract/recipes'
import { pressable } from './pressable.ts'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, space, target, textSize } from '#src/design/tokens/scales.ts'

const touchable = { '@media': { [media.touch]: { minHeight: target.touch } } }

export const button = recipe({
  base: inRecipes({ ...pressable, fontWeight: fontWeight.strong, textAlign: 'center' }),
  variants: {
    variant: {
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
  defaultVariants: { variant: 'primary', size: 'medium', isWide: false },
})
