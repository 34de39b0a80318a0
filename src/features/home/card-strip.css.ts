import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(18rem, 82vw)',
  gap: space[24],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Room for the focus ring and the shadow of a card.
  padding: space[8],
  margin: `calc(-1 * ${space[8]})`,
})
