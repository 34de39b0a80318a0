import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius } from '#src/design/tokens/scales.ts'

/** A box that keeps its shape before, without and after its picture. */
export const ratioBox = recipe({
  variants: {
    ratio: {
      '3:2': inRecipes({ aspectRatio: '3 / 2' }),
      '4:3': inRecipes({ aspectRatio: '4 / 3' }),
      '16:9': inRecipes({ aspectRatio: '16 / 9' }),
      '1:1': inRecipes({ aspectRatio: '1 / 1' }),
      own: {},
    },
  },
  defaultVariants: { ratio: 'own' },
})

export const picture = recipe({
  base: inRecipes({ width: '100%', background: colour.shade, color: colour.inkSoft }),
  variants: {
    fit: { cover: inRecipes({ objectFit: 'cover' }), contain: inRecipes({ objectFit: 'contain' }) },
    corners: {
      none: {},
      soft: inRecipes({ borderRadius: radius.soft }),
      large: inRecipes({ borderRadius: radius.large }),
    },
  },
  defaultVariants: { fit: 'cover', corners: 'none' },
})
