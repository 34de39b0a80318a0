import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const people = style({ display: 'grid', gap: space[12], overflowWrap: 'anywhere' })

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})

export const face = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 })
