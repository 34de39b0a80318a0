import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space, target } from '#src/design/tokens/scales.ts'

/** Leaves room for the contact bar at the end of the page on small screens. */
export const page = style({
  '@media': { [`not ${media.desktop}`]: { paddingBlockEnd: `calc(${target.touch} + ${space[32]})` } },
})
