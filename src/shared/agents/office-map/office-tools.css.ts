import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { floatingShadow, radius, space } from '#src/design/tokens/scales.ts'

/** Under the buttons, as wide as they may be together. */
export const list = style({
  flexBasis: '100%',
  width: '20rem',
  maxWidth: '100%',
  maxHeight: 'min(24rem, 50vh)',
  overflowY: 'auto',
  margin: 0,
  padding: `${space[4]} 0`,
  listStyle: 'none',
  borderRadius: radius.large,
  background: colour.surface,
  boxShadow: floatingShadow,
  pointerEvents: 'auto',
})

export const office = style({
  display: 'grid',
  gap: space[4],
  width: '100%',
  padding: `${space[8]} ${space[16]}`,
  border: 'none',
  background: 'none',
  color: colour.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: colour.shade } },
})

export const more = style({ padding: `${space[8]} ${space[16]}` })
