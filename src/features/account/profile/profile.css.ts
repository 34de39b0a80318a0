import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { pageWidth, space } from '#src/design/tokens/scales.ts'

export const head = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[24] })

export const homes = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const words = style({ maxWidth: pageWidth.reading })
