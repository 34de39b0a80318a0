import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '../themes/layers.css.ts'
import { colour } from '../themes/theme.css.ts'
import { fontWeight, radius, space, textSize } from '../tokens/scales.ts'

const label = {
  ...textSize.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  padding: `2px ${space[8]}`,
  borderRadius: radius.soft,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
} as const

export const badge = recipe({
  base: inRecipes(label),
  variants: {
    tone: {
      neutral: inRecipes({ background: colour.shade, color: colour.ink }),
      brand: inRecipes({ background: colour.brand, color: colour.onBrand }),
      new: inRecipes({ background: colour.accent, color: colour.onAccent }),
      sold: inRecipes({ background: colour.sold, color: colour.onSold }),
      leased: inRecipes({ background: colour.leased, color: colour.onLeased }),
      underOffer: inRecipes({ background: colour.underOffer, color: colour.onUnderOffer }),
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export const chip = recipe({
  base: inRecipes({
    ...textSize.small,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    paddingLeft: space[12],
    background: colour.brandSoft,
    color: colour.ink,
    borderRadius: radius.round,
  }),
  variants: {
    isRemovable: { true: {}, false: inRecipes({ paddingRight: space[12] }) },
  },
})
export const chipRemoval = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: radius.round,
    color: colour.inkSoft,
    selectors: { '&:hover': { color: colour.ink, background: colour.shade } },
  }),
)
