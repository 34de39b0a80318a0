import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const statistics = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
})
