import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const errors = style({ paddingInlineStart: space[24] })
export const text = style({ height: 'auto', resize: 'vertical' })
