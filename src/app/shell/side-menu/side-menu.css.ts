import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { target } from '#src/design/tokens/scales.ts'

export const withScript = style({ '@media': { [media.withoutScript]: { display: 'none' } } })
export const withoutScript = style({
  display: 'none',
  placeItems: 'center',
  width: target.touch,
  height: target.touch,
  '@media': { [media.withoutScript]: { display: 'grid' } },
})
