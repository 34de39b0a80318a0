import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const scoreLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[8] })
