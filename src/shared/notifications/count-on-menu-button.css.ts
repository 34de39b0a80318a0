import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, radius, space, textSize } from '#src/design/tokens/scales.ts'

/** In the corner of the button, whose size and place stay. */
export const counted = style({
  position: 'relative',
  selectors: {
    '&[data-new]::after': {
      ...textSize.caption,
      content: 'attr(data-new)',
      position: 'absolute',
      top: 0,
      insetInlineStart: '50%',
      minWidth: '1.25rem',
      paddingInline: space[4],
      borderRadius: radius.round,
      background: colour.accent,
      color: colour.onAccent,
      fontWeight: fontWeight.strong,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      pointerEvents: 'none',
    },
  },
})
