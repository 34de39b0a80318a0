import { globalStyle, style } from '@vanilla-extract/css'
import { headerHeight, media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, radius, space, target } from '#src/design/tokens/scales.ts'

/** Of a page that is as wide as the window, beside which the header reaches as far (src/app/shell/shell.css.ts). */
export const fillsWidth = style({})

/** The list and the map: side by side from desktop on where `data-map` says so, else one over the other. */
export const page = style({
  selectors: {
    '&[data-map]': {
      '@media': {
        // Without scripts there is no map to keep room for.
        [`${media.desktop} and (scripting: enabled)`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 40%)',
        },
      },
    },
  },
})

export const listSide = style({
  minWidth: 0,
  selectors: {
    // The list keeps its place under the map, so that the visitor finds it where it was left.
    [`${page}[data-view="map"] &`]: { '@media': { [`not all and ${media.desktop}`]: { visibility: 'hidden' } } },
  },
})

/** Above the credits of the map, which take three lines on a phone. */
const toggleOnMap = space[64]
const footOfMap = `calc(${toggleOnMap} + ${target.touch} + ${space[8]})`

export const mapSide = style({
  display: 'none',
  selectors: {
    [`${page}[data-view="map"] &`]: {
      display: 'block',
      position: 'fixed',
      inset: 0,
      zIndex: 10,
      // What stands at the foot of the map leaves room for the button to the list.
      '@media': { [`not all and ${media.desktop}`]: { vars: { '--map-foot': footOfMap } } },
    },
  },
  '@media': {
    [`${media.desktop} and (scripting: enabled)`]: {
      display: 'block',
      // It ends with the window however much of what stands above it is in view (use-map-top.ts).
      height: `calc(100dvh - var(--map-top, ${headerHeight}px))`,
      selectors: {
        [`${page} &, ${page}[data-view="map"] &`]: {
          position: 'sticky',
          inset: 'auto',
          insetBlockStart: 0,
          zIndex: 'auto',
        },
      },
    },
  },
})

globalStyle(`${page} ${mapSide} .maplibregl-ctrl-bottom-right`, {
  '@media': {
    [media.desktop]: {
      insetBlockEnd: space[8],
      insetInlineEnd: space[8],
      borderRadius: radius.soft,
      overflow: 'hidden',
    },
  },
})

/** Floats over the list and the map where only one of them fits. */
export const viewToggle = style({
  position: 'fixed',
  zIndex: 11,
  insetBlockEnd: space[24],
  insetInlineStart: '50%',
  translate: '-50%',
  borderRadius: radius.round,
  boxShadow: floatingShadow,
  selectors: {
    [`${page}[data-view="map"] &`]: { insetBlockEnd: toggleOnMap },
  },
  '@media': { [media.desktop]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
})
