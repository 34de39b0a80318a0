import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { pageWidth, radius, space, target } from '#src/design/tokens/scales.ts'

export const stars = style({ display: 'inline-flex', gap: '1px', color: colour.brand, verticalAlign: 'middle' })
export const fullStar = style({ fill: 'currentColor' })
export const emptyStar = style({ color: colour.inkSoft })

export const summary = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 24rem)', columnGap: space[48], justifyContent: 'start' },
  },
})

export const mean = style({ display: 'flex', alignItems: 'center', gap: space[12] })

export const spread = style({ display: 'grid', gap: space[4] })

export const spreadLine = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) 2.5rem',
  alignItems: 'center',
  gap: space[12],
  minHeight: target.pointer,
  borderRadius: radius.soft,
})

export const spreadBar = style({
  width: '100%',
  height: '0.5rem',
  borderRadius: radius.round,
  background: colour.line,
})
export const spreadFill = style({ fill: colour.brand })

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

export const statistics = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24], rowGap: space[4] })

export const answer = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${colour.line}`,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })
