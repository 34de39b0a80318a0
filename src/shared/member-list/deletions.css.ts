import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

/** Takes no room while nothing stands in it. */
export const deletions = style({
  display: 'grid',
  gap: space[8],
  selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${space[24]})` } },
})
