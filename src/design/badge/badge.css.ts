import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, radius, space, textSize } from '#src/design/tokens/scales.ts'

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
