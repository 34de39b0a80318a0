import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, radius, space, textSize } from '#src/design/tokens/scales.ts'

export const table = style({ width: '100%', ...textSize.small, fontVariantNumeric: 'tabular-nums' })

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} ${space[16]} ${space[8]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${colour.line}`,
  fontWeight: fontWeight.regular,
})
/** On small screens each row becomes a name with its figures under it. */
export const foldingTable = style([table, { '@media': { [`not ${media.tablet}`]: { display: 'block' } } }])
for (const [selector, rule] of Object.entries({
  tbody: { display: 'block' },
  thead: { display: 'none' },
  tr: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[12],
    padding: `${space[8]} 0`,
    borderBlockEnd: `1px solid ${colour.line}`,
  },
  'tr > *': { padding: 0, border: 0 },
  'tbody th': { flexBasis: '100%' },
  'tr > :last-child': { marginInlineStart: 'auto' },
}))
  globalStyle(`${foldingTable} ${selector}`, { '@media': { [`not ${media.tablet}`]: rule } })
/** Tells which mark of the map a school is. */
export const schoolNumber = style({
  ...textSize.caption,
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: radius.round,
  border: `2px solid ${colour.surface}`,
  background: colour.accent,
  color: colour.onAccent,
  fontWeight: fontWeight.strong,
})

globalStyle(`${foldingTable}[data-folded] tbody > tr:nth-child(n + 6)`, {
  '@media': { 'screen and (scripting: enabled)': { display: 'none' } },
})
globalStyle(`${table} thead th`, { color: colour.inkSoft, ...textSize.caption })
globalStyle(`${table} tbody th`, { fontWeight: fontWeight.strong })
globalStyle(`${table} tr > :last-child`, {
  paddingInlineEnd: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { whiteSpace: 'nowrap' } },
})
