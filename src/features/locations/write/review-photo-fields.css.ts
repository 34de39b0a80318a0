import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space } from '#src/design/tokens/scales.ts'

export const list = style({ display: 'grid', gap: space[16] })

export const item = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' } },
})

export const buttons = style({
  display: 'flex',
  gap: space[4],
  gridColumn: 2,
  '@media': { [media.tablet]: { gridColumn: 3 } },
})
