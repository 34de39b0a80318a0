import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'

export const pane = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  background: colour.shade,
})

/** Without scripts there is no map. */
export const toggle = style({ '@media': { [media.withoutScript]: { display: 'none' } } })
