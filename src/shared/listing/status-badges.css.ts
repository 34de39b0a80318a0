import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
