import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, fontWeight, motion, radius, space, textSize } from '#src/design/tokens/scales.ts'

/** Painted once and shifted as a picture while the map moves. */
export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1,
  willChange: 'transform',
})

/** A price on a pill; homes that the visitor opened are quieter, the one they turn to stands out. */
export const pin = style({
  ...textSize.small,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  minWidth: '2rem',
  padding: `${space[4]} ${space[8]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.round,
  background: colour.surface,
  color: colour.ink,
  boxShadow: floatingShadow,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&[data-is-approximate]': { borderStyle: 'dashed', borderColor: colour.lineStrong },
    '&[data-is-viewed]': { background: colour.shade, color: colour.inkSoft },
    '&[data-kind="cluster"]': {
      minWidth: '2.5rem',
      minHeight: '2.5rem',
      textAlign: 'center',
      borderColor: colour.surface,
      borderWidth: '2px',
      background: colour.brand,
      color: colour.onBrand,
    },
    // The higher the quarter of the prices, the stronger.
    '&[data-price-quarter="0"]': { borderColor: colour.brand, background: colour.surface, color: colour.ink },
    '&[data-price-quarter="1"]': { borderColor: colour.brand, background: colour.brandSoft, color: colour.ink },
    '&[data-price-quarter="3"]': { background: colour.brandStrong },
    '&:hover, &[data-is-pointed], &[data-is-open]': {
      zIndex: 2,
      background: colour.ink,
      borderColor: colour.ink,
      borderStyle: 'solid',
      color: colour.paper,
    },
  },
  '@media': { [media.touch]: { minHeight: '2.25rem' } },
})

/** The card in the list whose pin the pointer rests on. */
globalStyle('article[data-is-pointed]', { outline: `2px solid ${colour.brand}`, outlineOffset: '2px' })

globalStyle('[data-is-drawn-on] > .maplibregl-canvas', { cursor: 'crosshair' })
// What is drawn around stays in view, and out of the pointer's way.
globalStyle(`[data-is-drawn-on] ${layer} *`, { pointerEvents: 'none' })
