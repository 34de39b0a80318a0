import { recipe } from '@vanilla-extract/recipes'
import { pressable } from '#src/design/button/pressable.ts'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { radius, target } from '#src/design/tokens/scales.ts'

export const iconButton = recipe({
  base: inRecipes({ ...pressable, display: 'inline-flex', flexShrink: 0, color: colour.ink }),
  variants: {
    variant: {
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
  defaultVariants: { variant: 'quiet', size: 'medium' },
})
