import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'

/** A press does nothing without a script. */
export const pressable = style({ '@media': { [media.withoutScript]: { display: 'none' } } })
