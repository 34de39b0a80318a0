import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space, target, textSize } from '#src/design/tokens/scales.ts'

/** One line that scrolls, so that it takes the same room however many there are. */
export const searches = style({ display: 'flex', gap: space[8], overflowX: 'auto', padding: space[4] })

export const search = style({
  ...textSize.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: target.touch,
  paddingInline: space[12],
  borderRadius: radius.round,
  background: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { background: colour.shade },
})

export const mode = style({ color: colour.inkSoft })
