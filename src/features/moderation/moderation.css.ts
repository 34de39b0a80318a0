import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const list = style({ display: 'grid', gap: space[8], listStyle: 'none', margin: 0, padding: 0 })

export const item = style({
  display: 'grid',
  gap: space[4],
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
})

export const said = style({
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${colour.line}`,
  overflowWrap: 'anywhere',
})

export const text = style({ minHeight: '8rem', height: 'auto', resize: 'vertical' })
