import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space } from '#src/design/tokens/scales.ts'

export const homes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const suburbs = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] })
