import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space } from '#src/design/tokens/scales.ts'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: space[16],
  rowGap: space[8],
})

export const filter = style({ flex: '1 1 12rem', maxWidth: '20rem' })

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] })

export const box = style({
  display: 'flex',
  alignItems: 'end',
  gap: space[8],
  width: '100%',
  maxWidth: '44rem',
})

export const field = style({ flexGrow: 1, minWidth: 0 })
