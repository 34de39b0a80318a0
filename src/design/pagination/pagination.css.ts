import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

export const pages = style(
  inRecipes({
    ...textSize.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.tablet]: { justifyContent: 'center' } },
  }),
)

export const pageLink = recipe({
  base: inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    minWidth: target.touch,
    height: target.touch,
    padding: `0 ${space[12]}`,
    borderRadius: radius.soft,
    textDecoration: 'none',
    selectors: {
      'a&:hover': { background: colour.shade },
      '&[aria-current="page"]': { background: colour.brand, color: colour.onBrand, fontWeight: fontWeight.strong },
    },
  }),
  variants: { isUnavailable: { true: inRecipes({ visibility: 'hidden' }) } },
})

export const numberedPage = style(inRecipes({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } }))
export const pageCount = style(inRecipes({ color: colour.inkSoft, '@media': { [media.tablet]: { display: 'none' } } }))
