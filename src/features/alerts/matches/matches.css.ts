import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const matches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: space[24],
})

/** The reasons of a row may take more lines or fewer: the cards stand at its end. */
export const match = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  alignItems: 'end',
  gap: space[8],
  height: '100%',
})
