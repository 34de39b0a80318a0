import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, radius, space, textSize } from '#src/design/tokens/scales.ts'

/** As wide as high for one digit, wider for more. */
export const badge = style({
  ...textSize.caption,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: space[24],
  height: space[24],
  paddingInline: space[8],
  borderRadius: radius.round,
  background: colour.accent,
  color: colour.onAccent,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
