import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space, textSize } from '#src/design/tokens/scales.ts'

/** In the middle of a wide screen; at the lower edge of a small one, within reach of the thumb. */
export const variants = {
  desktop: style({}),
  mobile: style({
    marginBlockEnd: 0,
    width: '100vw',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  }),
}

export const address = style({
  ...textSize.small,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.soft,
  background: colour.shade,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const links = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
})
