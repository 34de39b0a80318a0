import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const listing = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[8],
})

export const wide = style({ gridColumn: '1 / -1' })
