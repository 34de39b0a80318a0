import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { floatingShadow, radius, space, textSize } from '#src/design/tokens/scales.ts'

export const controls = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineEnd: space[12],
  zIndex: 5,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

globalStyle(`${controls} button`, { boxShadow: floatingShadow, pointerEvents: 'auto' })

export const locate = style({ position: 'relative', display: 'flex' })

/** Beside its button, over whatever lies there, until the map is moved. */
export const message = style({
  ...textSize.small,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: `calc(100% + ${space[8]})`,
  width: 'max-content',
  maxWidth: '15rem',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.soft,
  background: colour.surface,
  color: colour.ink,
  boxShadow: floatingShadow,
  pointerEvents: 'auto',
  ':empty': { display: 'none' },
})

/** Where the visitor is. */
export const position = style({
  width: '1rem',
  height: '1rem',
  borderRadius: radius.round,
  border: `3px solid ${colour.surface}`,
  background: colour.focus,
  boxShadow: floatingShadow,
  pointerEvents: 'none',
})
