import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space } from '#src/design/tokens/scales.ts'

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const form = style({ display: 'flex', alignItems: 'end', gap: space[8], maxWidth: '36rem' })

export const field = style({ flexGrow: 1, minWidth: 0 })
