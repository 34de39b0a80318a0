import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  padding: space[16],
  borderBlockEnd: `1px solid ${colour.line}`,
  background: colour.surface,
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  padding: space[16],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 5fr)' } },
})

export const contents = style({
  '@media': {
    [media.desktop]: { position: 'sticky', top: space[16], alignSelf: 'start', maxHeight: '95dvh', overflowY: 'auto' },
  },
})
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { flexDirection: 'column', flexWrap: 'nowrap' } },
})

export const entries = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[48] })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxWidth: '60rem',
})
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.paper,
})

/** For an example whose styles take it out of the flow. */
export const inFlow = style({ position: 'static' })
