import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inRecipes, recipeLayer } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, motion, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

/** Radio buttons as one bar, or checkboxes as separate pills: the native input lies transparent over its label. */
export const segments = recipe({
  base: inRecipes({ display: 'inline-flex', flexWrap: 'wrap', maxWidth: '100%' }),
  variants: {
    variant: {
      bar: inRecipes({
        padding: '3px',
        gap: '2px',
        background: colour.shade,
        border: `1px solid ${colour.line}`,
        // Round as long as it is one line.
        borderRadius: '1.6rem',
      }),
      pills: inRecipes({ gap: space[8] }),
    },
  },
})

export const segment = style(inRecipes({ position: 'relative', display: 'flex' }))
export const segmentInput = style(
  inRecipes({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }),
)
export const segmentLabel = recipe({
  base: inRecipes({
    ...textSize.small,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '2.5rem',
    minWidth: target.touch,
    padding: `0 ${space[16]}`,
    borderRadius: radius.round,
    fontWeight: fontWeight.strong,
    whiteSpace: 'nowrap',
    transition: `background ${motion.quick}, color ${motion.quick}`,
  }),
  variants: {
    variant: {
      bar: inRecipes({ color: colour.inkSoft }),
      pills: inRecipes({ border: `1px solid ${colour.lineStrong}`, background: colour.surface }),
    },
  },
})

/** A segment that is a link. */
export const segmentLink = style([
  segmentLabel({ variant: 'bar' }),
  inRecipes({
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: colour.ink, background: colour.surface },
      '&[aria-current]': { color: colour.onBrand, background: colour.brand },
    },
  }),
])

whenSegment(':hover:not(:checked)', { color: colour.ink, background: colour.surface })
whenSegment(':checked', { background: colour.brand, borderColor: colour.brand, color: colour.onBrand })
whenSegment(':focus-visible', { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' })
whenSegment(':disabled', { opacity: 0.55 })

function whenSegment(state: string, rule: Record<string, string | number>) {
  globalStyle(`${segmentInput}${state} + span`, { '@layer': { [recipeLayer]: rule } })
}
