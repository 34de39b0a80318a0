import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

/** Over the map, at its lower edge. */
export const note = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: space[32],
  insetInlineStart: space[12],
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.round,
  background: colour.surface,
  color: colour.ink,
})
