import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const search = style({ display: 'grid', gap: space[12], maxWidth: '32rem' })

export const list = style({ display: 'grid', gap: space[8], listStyle: 'none', margin: 0, padding: 0 })

export const item = style({
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.surface,
  overflowWrap: 'anywhere',
})
