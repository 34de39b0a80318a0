import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius } from '#src/design/tokens/scales.ts'

export const skeleton = recipe({
  base: inRecipes({ display: 'block', background: colour.shade, borderRadius: radius.soft }),
  variants: {
    shape: {
      line: inRecipes({ height: '0.8em', marginBlock: '0.375em', borderRadius: '4px' }),
      block: {},
      control: inRecipes({ height: '2.75rem' }),
    },
    width: {
      full: inRecipes({ width: '100%' }),
      most: inRecipes({ width: '75%' }),
      half: inRecipes({ width: '50%' }),
      quarter: inRecipes({ width: '25%' }),
    },
  },
  defaultVariants: { shape: 'line', width: 'full' },
})
