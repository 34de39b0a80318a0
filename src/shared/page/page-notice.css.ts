import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, radius, space } from '#src/design/tokens/scales.ts'

/** Over the page at its end, so that nothing moves and the notice of the session stays in sight. */
export const region = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: space[16],
  insetBlockEnd: space[16],
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { [media.desktop]: { insetInlineStart: 'auto', width: '26rem' }, print: { display: 'none' } },
})

export const message = style({
  pointerEvents: 'auto',
  flexGrow: 1,
  borderRadius: radius.soft,
  boxShadow: floatingShadow,
})

export const withClose = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})
