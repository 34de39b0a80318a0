import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { unseen } from '#src/design/visually-hidden/visually-hidden.css.ts'

/** Without scripts there is nothing to press; the button and what takes its place are of one height. */
export const place = style({
  display: 'flex',
  width: 'fit-content',
  maxWidth: '100%',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const labelBesidePhones = style({ '@media': { [`not all and ${media.tablet}`]: unseen } })
