import { globalStyle } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, radius, space, textSize } from '#src/design/tokens/scales.ts'
import { picture } from '#src/shared/listing/listing-card.css.ts'
import { cardMarksCopy } from './card-marks.copy.ts'

/** Lies on the picture and above its link, so that nothing moves; the words are read out like any other. */
globalStyle(`[data-mark] > ${picture}::after`, {
  ...textSize.caption,
  position: 'absolute',
  zIndex: 2,
  pointerEvents: 'none',
  insetBlockEnd: space[8],
  insetInlineEnd: space[8],
  paddingInline: space[8],
  borderRadius: radius.soft,
  background: colour.surface,
  color: colour.inkSoft,
})
globalStyle(`[data-mark="seen"] > ${picture}::after`, { content: JSON.stringify(cardMarksCopy.seen) })
const fresh = { background: colour.accentSoft, color: colour.ink, fontWeight: fontWeight.strong }
globalStyle(`[data-mark="new"] > ${picture}::after`, { content: JSON.stringify(cardMarksCopy.isNew), ...fresh })
globalStyle(`[data-mark="arrived"] > ${picture}::after`, { content: JSON.stringify(cardMarksCopy.arrived), ...fresh })
