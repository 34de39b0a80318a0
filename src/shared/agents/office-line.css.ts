import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[16],
  alignItems: 'center',
  padding: space[16],
  height: '100%',
})

export const logo = style({ width: space[64] })

export const words = style({ display: 'grid', gap: space[4] })
