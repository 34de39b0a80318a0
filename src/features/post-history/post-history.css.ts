import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { pageWidth, radius, space } from '#src/design/tokens/scales.ts'

export const history = style({ maxWidth: pageWidth.reading })

export const version = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  overflowWrap: 'anywhere',
})
