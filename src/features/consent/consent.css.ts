import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, radius, space, textSize } from '#src/design/tokens/scales.ts'

/** Over the page, so that nothing moves; above the bars that stand at the foot of small screens. */
export const notice = style({
  ...textSize.small,
  position: 'fixed',
  zIndex: 20,
  insetInline: space[16],
  insetBlockEnd: `calc(5.5rem + env(safe-area-inset-bottom))`,
  padding: space[16],
  borderRadius: radius.large,
  background: colour.paper,
  color: colour.ink,
  border: `1px solid ${colour.line}`,
  boxShadow: floatingShadow,
  '@media': {
    [media.desktop]: { insetInlineEnd: 'auto', insetBlockEnd: space[24], maxWidth: '26rem' },
    print: { display: 'none' },
  },
})

/** Both of one width, as neither choice is worth more. */
export const choices = style({
  display: 'grid',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  gap: space[8],
  marginTop: space[12],
})

/** Needs the script that answers it. */
export const footerButton = style({ '@media': { '(scripting: none)': { display: 'none' } } })
