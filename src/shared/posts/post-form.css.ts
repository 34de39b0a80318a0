import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const errors = style({ paddingInlineStart: space[24] })
export const text = style({ height: 'auto', resize: 'vertical' })
export const ratings = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
})
