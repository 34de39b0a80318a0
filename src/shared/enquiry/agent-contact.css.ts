import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { print: { display: 'none' } },
})
