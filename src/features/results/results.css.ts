import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, radius, space } from '#src/design/tokens/scales.ts'

export const top = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[24],
})

export const tools = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
})

export const filters = style({
  width: '100%',
  paddingInline: space[16],
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
})

export const sort = style({ position: 'relative', paddingInline: space[16] })

export const sortOptions = style({
  position: 'absolute',
  zIndex: 5,
  insetInline: 0,
  padding: space[4],
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  boxShadow: floatingShadow,
})

export const filterForm = style({ display: 'flex', flexDirection: 'column', gap: space[24], paddingBlock: space[16] })

export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] })

export const submitRow = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[12],
  background: colour.surface,
  borderTop: `1px solid ${colour.line}`,
})

export const heading = style({ marginBlockEnd: space[16] })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[24],
})

export const isStale = style({ opacity: 0.6 })

export const bottom = style({ marginBlockStart: space[32] })
