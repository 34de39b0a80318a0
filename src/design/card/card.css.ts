import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const card = recipe({
  base: inRecipes({
    position: 'relative',
    background: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.large,
    overflow: 'hidden',
  }),
  variants: {
    isLinked: {
      // At once: a transition of each card that is scrolled under a pointer keeps the browser drawing (docs/performance.md, "collection").
      true: inRecipes({ selectors: { '&:hover': { borderColor: colour.lineStrong } } }),
    },
    padding: {
      none: {},
      medium: inRecipes({ padding: space[16] }),
      large: inRecipes({ padding: space[24] }),
    },
  },
  defaultVariants: { padding: 'none' },
})

/** For the one link of a card, which covers all of it. Other links and buttons in the card lie above it, with `aboveCardLink`. */
export const cardLink = style(
  inRecipes({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      // Over all that the card holds, and in the way of no press.
      '&:focus-visible::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: 2,
        borderRadius: `calc(${radius.large} - 1px)`,
        outline: `3px solid ${colour.focus}`,
        outlineOffset: '-3px',
        pointerEvents: 'none',
      },
    },
  }),
)
export const aboveCardLink = style(inRecipes({ position: 'relative', zIndex: 1 }))
