import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'

export const pane = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  background: colour.shade,
})
