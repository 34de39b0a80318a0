import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, motion, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

/** A link in running text or a list. */
export const link = recipe({
  base: inRecipes({
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: '2px',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  }),
  variants: {
    tone: {
      brand: inRecipes({ color: colour.brand, selectors: { '&:hover': { color: colour.brandStrong } } }),
      ink: inRecipes({ color: colour.ink }),
      inkSoft: inRecipes({ color: colour.inkSoft, selectors: { '&:hover': { color: colour.ink } } }),
    },
    isQuiet: {
      true: inRecipes({ textDecorationLine: 'none', selectors: { '&:hover': { textDecorationLine: 'underline' } } }),
    },
    isStandalone: {
      true: inRecipes({
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[8],
        minHeight: target.pointer,
        '@media': { [media.touch]: { minHeight: target.touch } },
      }),
    },
  },
  defaultVariants: { tone: 'brand' },
})

const navigationItem = {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  textDecoration: 'none',
  borderRadius: radius.soft,
  transition: `background ${motion.quick}, color ${motion.quick}`,
}

/** An entry of a menu: in the header's bar, or in a list such as the side menu's. `aria-current="page"` marks where one is. */
export const navigationLink = recipe({
  base: inRecipes({
    ...navigationItem,
    color: colour.ink,
    selectors: {
      '&:hover': { background: colour.brandSoft, color: colour.brandStrong },
      '&[aria-current="page"]': { color: colour.brand, fontWeight: fontWeight.strong },
    },
  }),
  variants: {
    place: {
      bar: inRecipes({ ...textSize.small, minHeight: '2.5rem', padding: `0 ${space[12]}`, whiteSpace: 'nowrap' }),
      list: inRecipes({ ...textSize.body, minHeight: '3rem', padding: `0 ${space[16]}` }),
    },
  },
  defaultVariants: { place: 'bar' },
})
