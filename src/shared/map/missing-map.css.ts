import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const failure = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  width: '100%',
  height: '100%',
  padding: space[24],
  textAlign: 'center',
})
