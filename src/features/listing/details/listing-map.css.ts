import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { floatingShadow, space, textSize } from '#src/design/tokens/scales.ts'
import { schoolNumber } from './tables.css.ts'

/** Over the map as in the table. */
export const school = style([schoolNumber, { pointerEvents: 'none', boxShadow: floatingShadow }])

// How MapLibre asks for two fingers, or for a key with the wheel.
const asking = '.maplibregl-cooperative-gesture-screen'
const page = '.maplibregl-canvas-container.maplibregl-cooperative-gestures'
globalStyle(`${page}.maplibregl-touch-drag-pan, ${page}.maplibregl-touch-drag-pan .maplibregl-canvas`, {
  touchAction: 'pan-x pan-y !important',
})
globalStyle(asking, {
  ...textSize.lead,
  position: 'absolute',
  inset: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[16],
  textAlign: 'center',
  background: colour.surface,
  color: colour.ink,
  opacity: 0,
  pointerEvents: 'none',
  transition: 'opacity 180ms ease-out 600ms',
})
globalStyle(`${asking}.maplibregl-show`, { opacity: 0.88, transition: 'opacity 60ms' })
globalStyle(`${asking} .maplibregl-mobile-message`, { '@media': { '(pointer: fine)': { display: 'none' } } })
globalStyle(`${asking} .maplibregl-desktop-message`, { '@media': { '(pointer: coarse)': { display: 'none' } } })
