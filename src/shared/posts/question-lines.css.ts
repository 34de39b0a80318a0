import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space } from '#src/design/tokens/scales.ts'

export const lines = style({ width: '100%', borderBlockStart: `1px solid ${colour.line}` })

export const line = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${colour.line}`,
})
