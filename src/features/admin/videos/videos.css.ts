import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const form = style({ display: 'grid', gap: space[12], maxWidth: '32rem' })

export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const film = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: radius.soft,
  background: colour.surface,
})
