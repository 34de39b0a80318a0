import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { pageWidth, radius, space } from '#src/design/tokens/scales.ts'

export const head = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[24] })

/** What is told beside the picture takes the rest of the line. */
export const who = style({ flex: '1 1 16rem', minWidth: 0 })

export const listings = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const words = style({ maxWidth: pageWidth.reading })

/** What an agent says on the left, what the portal knows on the right where there is room. */
export const columns = style({
  display: 'grid',
  gap: space[48],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
})

export const plainList = style({ listStyle: 'none', margin: 0, padding: 0 })

export const lines = style([plainList, { display: 'grid', gap: space[16], maxWidth: pageWidth.reading }])

/** Reviews below one another, as wide as they are well read. */
export const reviews = style({ display: 'grid', gap: space[16], maxWidth: pageWidth.reading })

export const line = style({ display: 'flex', gap: space[12], alignItems: 'flex-start' })

export const lineWords = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const videos = style([
  plainList,
  {
    display: 'grid',
    gap: space[16],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
])

export const video = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
})

export const map = style({
  position: 'relative',
  height: 'min(26rem, 70vh)',
  borderRadius: radius.soft,
  overflow: 'hidden',
})
