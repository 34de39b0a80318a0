import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, radius, space, textSize } from '#src/design/tokens/scales.ts'

export const figure = style({
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  minWidth: 0,
})

export const number = style({ ...textSize.display, fontVariantNumeric: 'tabular-nums', fontWeight: fontWeight.strong })

/** A screen too narrow for a table moves it sideways. */
export const tableFrame = style({ overflowX: 'auto' })

export const table = style({ width: '100%', ...textSize.small, fontVariantNumeric: 'tabular-nums' })

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} 0 ${space[8]} ${space[12]}`,
  textAlign: 'end',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${colour.line}`,
  fontWeight: fontWeight.regular,
})
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: 0, textAlign: 'start' })
globalStyle(`${table} thead th`, { color: colour.inkSoft, ...textSize.caption })
globalStyle(`${table} tbody th`, { fontWeight: fontWeight.strong })

export const rules = style({ ...textSize.small, color: colour.inkSoft, paddingInlineStart: space[16] })
globalStyle(`${rules} > li`, { listStyle: 'disc', paddingBlock: space[4] })
