import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, radius, space } from '#src/design/tokens/scales.ts'

/** Beside the page and not over it, so that staff see what a feature changes; under the menu that shows and hides it. */
export const panel = style({
  position: 'fixed',
  zIndex: 15,
  insetInline: space[8],
  insetBlockEnd: space[8],
  maxHeight: '60dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[16],
  background: colour.surface,
  color: colour.ink,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  boxShadow: floatingShadow,
  '@media': {
    [media.desktop]: {
      insetInline: `auto ${space[16]}`,
      insetBlock: '5.5rem auto',
      width: '24rem',
      maxHeight: 'calc(100dvh - 7rem)',
    },
    print: { display: 'none' },
  },
})

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[16] })
