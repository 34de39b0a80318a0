import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, space, textSize } from '#src/design/tokens/scales.ts'

export const corners = style({
  overflowY: 'auto',
  display: 'grid',
  gap: space[8],
  maxHeight: '14rem',
  marginBlockEnd: space[8],
})

export const corner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[4],
})
// Two of them fit beside the number and the buttons on the narrowest phone; with larger text they wrap.
globalStyle(`${corner} > :has(input)`, { flex: '1 1 4.25rem', minWidth: '4.25rem' })

export const number = style({
  ...textSize.caption,
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '2.75rem',
  color: colour.inkSoft,
  fontWeight: fontWeight.strong,
})

export const buttons = style({ display: 'flex', alignItems: 'center', height: '2.75rem' })

globalStyle(`${corner} input`, { ...textSize.small, paddingInline: space[8], fontVariantNumeric: 'tabular-nums' })
