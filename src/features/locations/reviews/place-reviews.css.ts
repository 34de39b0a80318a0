import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { pageWidth, radius, space } from '#src/design/tokens/scales.ts'

export const score = style({
  display: 'grid',
  gap: space[24],
  padding: space[16],
  borderRadius: radius.large,
  background: colour.brandSoft,
  '@media': {
    // In larger text one below the other.
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      gap: space[48],
      padding: space[24],
    },
  },
})

export const topics = style({ display: 'grid', gap: space[8], alignContent: 'start' })

export const topic = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
})

/** Below the words. */
export const bar = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  width: '100%',
  height: '0.5rem',
  borderRadius: radius.round,
  background: colour.line,
})
export const barFill = style({ fill: colour.brand })

export const points = style({
  display: 'grid',
  gap: space[24],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const pointList = style({ display: 'grid', gap: space[4] })

export const point = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  overflowWrap: 'anywhere',
})

export const list = style({ display: 'grid', gap: space[16], maxWidth: pageWidth.reading })

export const review = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { padding: space[24] } },
})
