import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space } from '#src/design/tokens/scales.ts'

export const office = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  rowGap: space[8],
  padding: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
})

/** Beside it stands the button that closes the card. */
export const name = style({ paddingInlineEnd: space[32] })

export const logo = style({ width: space[64] })

export const words = style({ display: 'grid', alignContent: 'start', gap: space[4], minWidth: 0 })

export const agents = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
