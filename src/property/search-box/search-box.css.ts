import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space } from '#src/design/tokens/scales.ts'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[12],
  width: '100%',
  maxWidth: '44rem',
})

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  width: '100%',
  '@media': { [media.tiny]: { flexDirection: 'row', alignItems: 'end' } },
})

export const field = style({ flexGrow: 1, minWidth: 0 })
