import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space } from '#src/design/tokens/scales.ts'

export const further = style({
  marginBlockStart: space[12],
  paddingBlockStart: space[12],
  borderTop: `1px solid ${colour.line}`,
})
