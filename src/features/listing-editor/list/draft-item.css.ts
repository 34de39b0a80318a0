import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const withPhoto = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
})
