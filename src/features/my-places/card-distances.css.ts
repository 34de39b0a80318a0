import { globalStyle } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space, textSize } from '#src/design/tokens/scales.ts'
import { picture } from '#src/shared/listing/listing-card.css.ts'

/** Lies on the picture, above what else does at its foot, so that nothing moves; the words are read out like any other. */
globalStyle(`${picture}[data-distances]::before`, {
  ...textSize.caption,
  content: 'attr(data-distances)',
  whiteSpace: 'pre',
  position: 'absolute',
  zIndex: 2,
  pointerEvents: 'none',
  insetBlockEnd: space[32],
  insetInlineStart: space[8],
  paddingInline: space[8],
  borderRadius: radius.soft,
  background: colour.surface,
  color: colour.ink,
})
