import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const photos = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 45%), 1fr))',
})
