import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { floatingShadow, radius, space, textSize } from '#src/design/tokens/scales.ts'

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  background: colour.shade,
  isolation: 'isolate',
  printColorAdjust: 'exact',
  '@media': { print: { containerType: 'size', background: 'none' } },
})

/** On paper the middle of what the screen shows, whose size use-printed-map.ts states. */
export const canvas = style({
  position: 'absolute',
  inset: 0,
  '@media': {
    print: {
      inset: '50% auto auto 50%',
      width: 'var(--map-width)',
      height: 'var(--map-height)',
      translate: '-50% -50%',
    },
  },
})

/** The picture of the map on paper, which is light. */
export const printed = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  selectors: { '&[data-theme="dark"]': { filter: 'invert(1) hue-rotate(180deg) contrast(1.35)' } },
})

export const failure = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space[24],
  textAlign: 'center',
})

/** Over the map, whose markers stand without its ground too. */
export const missing = style({
  position: 'absolute',
  zIndex: 4,
  insetBlockEnd: space[48],
  insetInline: space[16],
  marginInline: 'auto',
  maxWidth: '22rem',
  background: colour.surface,
  borderRadius: radius.large,
  boxShadow: floatingShadow,
})

/** A drop with its tip on the place. */
export const pin = style({
  width: '2rem',
  height: '2.5rem',
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '0.125rem',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50% 50% 50% 0',
    border: `3px solid ${colour.surface}`,
    background: colour.brand,
    boxShadow: floatingShadow,
    transform: 'translateY(0.25rem) rotate(-45deg)',
  },
})

/*
 * What MapLibre needs to be laid out: its own stylesheet brings 70 kB of controls that we do not use.
 */
const touch = '.maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan'

globalStyle(`${canvas} .maplibregl-canvas-container`, { width: '100%', height: '100%' })
globalStyle(`${canvas} .maplibregl-canvas`, { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 })
globalStyle(`${canvas} .maplibregl-canvas:focus-visible`, {
  outline: `3px solid ${colour.focus}`,
  outlineOffset: '-3px',
})
globalStyle(`${canvas} .maplibregl-interactive`, { cursor: 'grab', userSelect: 'none' })
globalStyle(`${canvas} .maplibregl-interactive:active`, { cursor: 'grabbing' })
globalStyle(`${canvas} ${touch}, ${canvas} ${touch} .maplibregl-canvas`, { touchAction: 'none' })
globalStyle(`${canvas} .maplibregl-marker`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  willChange: 'transform',
})
globalStyle(`${canvas} .maplibregl-boxzoom`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: `2px dotted ${colour.ink}`,
  background: colour.surface,
  opacity: 0.5,
})
for (const corner of ['top-left', 'top-right', 'bottom-left']) {
  globalStyle(`${canvas} .maplibregl-ctrl-${corner}`, { display: 'none' })
}
globalStyle(`${canvas} .maplibregl-ctrl-bottom-right`, {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 2,
  pointerEvents: 'none',
  '@media': {
    print: {
      marginBlockEnd: 'max(0px, calc((var(--map-height) - 100cqb) / 2))',
      marginInlineEnd: 'max(0px, calc((var(--map-width) - 100cqi) / 2))',
    },
  },
})
globalStyle(`${canvas} .maplibregl-ctrl-scale`, {
  ...textSize.caption,
  boxSizing: 'border-box',
  marginBlockEnd: space[4],
  marginInline: `auto ${space[8]}`,
  paddingInline: space[4],
  border: `2px solid ${colour.ink}`,
  borderBlockStartWidth: 0,
  color: colour.ink,
  // Readable on land, water and streets alike.
  background: colour.surface,
})
globalStyle(`${canvas} .maplibregl-ctrl-attrib`, {
  ...textSize.caption,
  paddingInline: space[8],
  pointerEvents: 'auto',
  borderStartStartRadius: radius.soft,
  background: colour.surface,
  color: colour.inkSoft,
})
globalStyle(`${canvas} .maplibregl-attrib-empty, ${canvas} .maplibregl-ctrl-attrib-button`, { display: 'none' })
