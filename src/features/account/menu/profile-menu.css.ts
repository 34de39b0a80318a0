import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space, textSize } from '#src/design/tokens/scales.ts'

export const who = style({
  ...textSize.small,
  padding: `${space[8]} ${space[16]}`,
  marginBlockEnd: space[4],
  borderBottom: `1px solid ${colour.line}`,
  color: colour.inkSoft,
  overflowWrap: 'anywhere',
})
export const name = style({ ...textSize.body, display: 'block', color: colour.ink })

export const group = style({
  marginBlockEnd: space[4],
  paddingBlockEnd: space[4],
  borderBottom: `1px solid ${colour.line}`,
})

export const button = style({ width: '100%' })
