import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const figures = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
})

export const figure = style({
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  minWidth: 0,
})
