import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12], flexGrow: 1 })

const narrow = '(max-width: 720px)'

export const opener = style({ '@media': { [media.medium]: { display: 'none' } } })

export const isFolded = style({ '@media': { [narrow]: { display: 'none' } } })

export const filter = style({ flex: '1 1 11rem', '@media': { [media.medium]: { maxWidth: '18rem' } } })

export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] })

/** What is still too wide is moved sideways. */
export const frame = style({
  overflowX: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.surface,
})

export const isStale = style({ opacity: 0.6 })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  ...textSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const caption = style({
  paddingInline: space[12],
  paddingBlock: space[12],
  textAlign: 'start',
  fontWeight: fontWeight.strong,
})

globalStyle(`${table} :is(th, td)`, {
  paddingInline: space[12],
  paddingBlock: space[8],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  fontWeight: fontWeight.regular,
})
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${colour.line}` })
// No column is narrower than its head.
globalStyle(`${table} thead th`, {
  ...textSize.caption,
  color: colour.inkSoft,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} tbody th`, { fontWeight: fontWeight.strong })
globalStyle(`${table} tbody tr:hover`, { background: colour.shade })

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: target.pointer,
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: colour.ink, textDecoration: 'underline' } },
  '@media': { [media.touch]: { minHeight: target.touch } },
})

// On a narrow screen each row is a card, which says what its cells are; the heads of columns that sort stay, in a line.
const onNarrow = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${table} ${selector}`, { '@media': { [narrow]: rule } })

onNarrow(':is(tr, tbody, thead, th, td)', { display: 'block' })
onNarrow('caption', { display: 'block' })
onNarrow('thead tr', { display: 'flex', flexWrap: 'wrap', columnGap: space[16], paddingInline: space[12] })
onNarrow('thead th', { paddingInline: 0, paddingBlock: 0 })
onNarrow('thead th:not(:has(button))', { display: 'none' })
onNarrow('tbody tr', { paddingBlock: space[8] })
onNarrow('tbody :is(th, td)', {
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 30%) 1fr',
  columnGap: space[12],
  paddingBlock: space[4],
})
onNarrow('tbody td:has(> span:empty)', { display: 'none' })
onNarrow('tbody :is(th, td)::before', {
  content: 'attr(data-title)',
  color: colour.inkSoft,
  fontWeight: fontWeight.regular,
})
