import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { pageWidth, space } from '#src/design/tokens/scales.ts'

/** The page's column: centred, with a gutter at its sides. */
export const container = recipe({
  base: inRecipes({
    width: '100%',
    marginInline: 'auto',
    paddingInline: space[16],
    '@media': { [media.desktop]: { paddingInline: space[32] } },
  }),
  variants: {
    width: {
      page: inRecipes({ maxWidth: pageWidth.page }),
      reading: inRecipes({ maxWidth: pageWidth.reading }),
      narrow: inRecipes({ maxWidth: pageWidth.narrow }),
    },
  },
  defaultVariants: { width: 'page' },
})
