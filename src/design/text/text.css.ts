import { recipe } from '@vanilla-extract/recipes'
import { displayFamily } from '#src/design/fonts/families.ts'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, textSize } from '#src/design/tokens/scales.ts'

const tones = {
  ink: inRecipes({ color: colour.ink }),
  inkSoft: inRecipes({ color: colour.inkSoft }),
  brand: inRecipes({ color: colour.brand }),
  danger: inRecipes({ color: colour.danger }),
  inherit: {},
}

const clamped = (lines: number) =>
  inRecipes({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' })

export const text = recipe({
  variants: {
    size: {
      caption: inRecipes(textSize.caption),
      small: inRecipes(textSize.small),
      body: inRecipes(textSize.body),
      lead: inRecipes(textSize.lead),
      title: inRecipes(textSize.title),
    },
    tone: tones,
    weight: {
      regular: inRecipes({ fontWeight: fontWeight.regular }),
      strong: inRecipes({ fontWeight: fontWeight.strong }),
    },
    lines: { 1: clamped(1), 2: clamped(2), 3: clamped(3) },
    isTabular: { true: inRecipes({ fontVariantNumeric: 'tabular-nums' }) },
    hasLineBreaks: { true: inRecipes({ whiteSpace: 'pre-line' }) },
  },
})

const display = { fontFamily: displayFamily, fontWeight: fontWeight.strong, letterSpacing: '-0.01em' }

export const heading = recipe({
  base: inRecipes({ fontWeight: fontWeight.strong }),
  variants: {
    size: {
      small: inRecipes(textSize.body),
      lead: inRecipes(textSize.lead),
      title: inRecipes({ ...textSize.title, ...display }),
      heading: inRecipes({ ...textSize.heading, ...display }),
      display: inRecipes({ ...textSize.display, ...display }),
    },
    tone: tones,
  },
})
