import { style } from '@vanilla-extract/css'
import { pageWidth, radius, space } from '#src/design/tokens/scales.ts'

export const wide = style({ maxWidth: pageWidth.reading })

export const words = style({ marginBlockEnd: space[12] })

export const map = style({ height: 'min(32rem, 60dvh)', borderRadius: radius.soft, overflow: 'hidden' })
