import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { pageWidth, radius, space } from '#src/design/tokens/scales.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
})

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[8],
  maxWidth: pageWidth.reading,
})

export const suburbToAskAbout = style({ maxWidth: '24rem' })

export const searchField = style({ flex: '1 1 12rem', minWidth: 0 })

export const suburbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  columnGap: space[24],
})

export const suburb = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  borderBlockEnd: `1px solid ${colour.line}`,
  paddingBlock: space[4],
})

export const question = style({ display: 'grid', gap: space[24], maxWidth: pageWidth.reading })

export const replies = style({ display: 'grid', gap: space[16] })

export const reply = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  overflowWrap: 'anywhere',
})
