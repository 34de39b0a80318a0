import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16], rowGap: space[4] })

export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
