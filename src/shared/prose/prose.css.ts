import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

export const prose = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 })

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  marginBlockStart: space[24],
  scrollMarginBlockStart: space[24],
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[8], paddingInlineStart: space[24] })
globalStyle(`${list} > li`, { listStyle: 'disc' })
globalStyle(`${list} > li::marker`, { color: colour.brand })

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  paddingInlineStart: space[32],
})
globalStyle(`${steps} > li`, { listStyle: 'decimal', paddingInlineStart: space[4] })
globalStyle(`${steps} > li::marker`, { color: colour.brand, fontWeight: fontWeight.strong })

export const note = style({
  padding: `${space[16]} ${space[24]}`,
  background: colour.accentSoft,
  borderRadius: radius.large,
})

/** On small screens each row stands by itself, its cells under their column's name. */
export const table = style({
  width: '100%',
  ...textSize.small,
  overflowWrap: 'anywhere',
  borderBlockStart: `1px solid ${colour.lineStrong}`,
})
export const caption = style({
  ...textSize.small,
  color: colour.inkSoft,
  textAlign: 'start',
  paddingBlockEnd: space[8],
})
export const tableHead = style({ display: 'none', '@media': { [media.tablet]: { display: 'table-header-group' } } })
export const row = style({
  display: 'block',
  borderBlockEnd: `1px solid ${colour.line}`,
  paddingBlock: space[12],
  '@media': { [media.tablet]: { display: 'table-row' } },
})
globalStyle(`${table} th`, { textAlign: 'start', verticalAlign: 'top', fontWeight: fontWeight.strong })
globalStyle(`${row} > *`, {
  display: 'block',
  '@media': {
    [media.tablet]: {
      display: 'table-cell',
      verticalAlign: 'top',
      padding: `${space[12]} ${space[16]} ${space[12]} 0`,
    },
  },
})
globalStyle(`${row} > td::before`, {
  content: 'attr(data-column) ": "',
  color: colour.inkSoft,
  '@media': { [media.tablet]: { content: 'none' } },
})
globalStyle(`${tableHead} th`, { padding: `${space[8]} ${space[16]} ${space[8]} 0`, color: colour.inkSoft })

export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: space[16],
  borderBlock: `1px solid ${colour.line}`,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[24], borderBlockEnd: 'none' } },
})
export const contentsList = style({ display: 'flex', flexDirection: 'column' })
export const contentsLink = style({
  ...textSize.small,
  display: 'flex',
  alignItems: 'center',
  minHeight: '2rem',
  paddingBlock: space[4],
  color: colour.inkSoft,
  textDecoration: 'none',
  selectors: { '&:hover': { color: colour.brandStrong, textDecoration: 'underline' } },
  '@media': { [media.touch]: { minHeight: target.touch } },
})
