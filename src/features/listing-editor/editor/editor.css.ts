import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, radius, space } from '#src/design/tokens/scales.ts'

export const section = style({
  padding: space[16],
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  minWidth: 0,
  '@media': { [media.tablet]: { padding: space[24] } },
})

/** Always in view, below what is typed. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 20,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  boxShadow: floatingShadow,
})

// What has the focus is not covered by the bar.
globalStyle(`:has(> ${bar}) :is(input, select, textarea, button, a)`, { scrollMarginBlock: '7rem' })

export const choice = style({ overflowWrap: 'anywhere' })

export const differences = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
