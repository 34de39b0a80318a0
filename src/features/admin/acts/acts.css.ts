import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const form = style({ display: 'grid', gap: space[12], maxWidth: '32rem' })
