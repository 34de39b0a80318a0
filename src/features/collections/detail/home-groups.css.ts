import { styleVariants } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space } from '#src/design/tokens/scales.ts'

const rowGap = { grid: space[32], list: space[24] }

export const groups = styleVariants(rowGap, (gap) => ({ display: 'grid', gap }))

export const group = styleVariants({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: `${rowGap.grid} ${space[24]}`,
  },
  list: { display: 'grid', gap: rowGap.list },
})

/** Far from the screen a whole group is passed over; its height is a guess only until it was near once. */
export const wholeGroup = styleVariants({
  grid: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 500rem',
    '@media': {
      [media.tablet]: { containIntrinsicBlockSize: 'auto 250rem' },
      [media.desktop]: { containIntrinsicBlockSize: 'auto 166rem' },
    },
  },
  list: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 160rem' },
})
