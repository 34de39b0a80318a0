import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'

export const withScript = style({ '@media': { [media.withoutScript]: { display: 'none' } } })
