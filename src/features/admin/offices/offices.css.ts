import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const panel = style({
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.surface,
  overflowWrap: 'anywhere',
})

export const heads = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  alignItems: 'center',
  justifyContent: 'space-between',
})

export const fields = style({ display: 'grid', gap: space[12] })

export const list = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })
