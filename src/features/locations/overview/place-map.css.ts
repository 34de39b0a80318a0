import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, radius, space } from '#src/design/tokens/scales.ts'

/** Sketch and map share one place, so that nothing moves when the map comes. */
export const frame = style({
  position: 'relative',
  aspectRatio: '400 / 260',
  // Room for the buttons above the credits.
  minHeight: '18.5rem',
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.shade,
})

export const sketch = style({ width: '100%', height: '100%' })

export const outline = style({ fill: colour.brandSoft, stroke: colour.brand, strokeWidth: 2 })
export const shadeColour = style({ stopColor: colour.brand })
export const dot = style({ fill: colour.inkSoft })
export const ownDot = style({ fill: colour.brand })
export const name = style({ fill: colour.inkSoft, fontSize: '11px' })
export const ownName = style({ fill: colour.ink, fontSize: '14px', fontWeight: fontWeight.strong })

export const open = style({ position: 'absolute', insetBlockEnd: space[12], insetInlineEnd: space[12] })
