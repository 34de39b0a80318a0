import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, radius, space, textSize } from '#src/design/tokens/scales.ts'

export const notInPrint = style({ '@media': { print: { display: 'none' } } })

/** Marks a page that prints as a sheet: what the shell puts around it stays away, and the paper is white. */
export const printsAsSheet = style({ '@media': { print: { paddingBlock: 0, maxWidth: 'none' } } })

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`html:has(${printsAsSheet})${selector}`, { '@media': { print: rule } })

onPaper('', {
  background: colour.paper,
  fontSize: '9px',
})
onPaper(' body :is(header, footer, nav, button)', { display: 'none' })
onPaper(' main a', { color: 'inherit', textDecoration: 'none' })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[24],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const point = style({ flex: '1 1 18rem', maxWidth: '28rem' })

export const frame = style({
  overflowX: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  '@media': { print: { overflow: 'visible', border: 0 } },
})

export const table = style({
  ...textSize.small,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: '9px', lineHeight: 1.25 } },
})

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} ${space[12]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${colour.line}`,
  fontWeight: fontWeight.regular,
  overflowWrap: 'anywhere',
})
globalStyle(`${table} :is(th, td)`, { '@media': { print: { padding: '1px 4px' } } })
globalStyle(`${table} thead th`, { fontWeight: fontWeight.strong })
/** Homes are never narrower than a price with its words. */
for (const [listings, minWidth] of [
  [2, '27rem'],
  [3, '37rem'],
  [4, '47rem'],
] as const) {
  globalStyle(`${table}:has(thead th:nth-child(${listings + 1}))`, { '@media': { screen: { minWidth } } })
}
globalStyle(`${table} tr > :first-child`, {
  position: 'sticky',
  zIndex: 1,
  insetInlineStart: 0,
  width: '7.5rem',
  background: colour.surface,
  borderInlineEnd: `1px solid ${colour.line}`,
  color: colour.inkSoft,
})
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 })
globalStyle(`${table} [data-differs] > :is(th, td)`, { background: colour.brandSoft, color: colour.ink })
globalStyle(`${table} [data-differs] > th`, {
  fontWeight: fontWeight.strong,
  borderInlineStart: `4px solid ${colour.brand}`,
})
globalStyle(`${table} tr`, { breakInside: 'avoid' })

export const picture = style({
  display: 'block',
  marginBlockEnd: space[8],
  '@media': { print: { maxWidth: '4cm', marginBlockEnd: 0 } },
})

export const lines = style({ display: 'grid', gap: space[4], '@media': { print: { display: 'block' } } })
