import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space, textSize } from '#src/design/tokens/scales.ts'

/** The cards of a row end in one line, whatever their words take. */
export const card = style({ display: 'flex', flexDirection: 'column' })

export const picture = style({ position: 'relative', aspectRatio: '3 / 2', background: colour.shade })

/** One photo beside the other, each as wide as the card. Until there are several nothing scrolls: each place that does is a layer of the page. */
export const photos = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  height: '100%',
  overflow: 'clip',
})

export const severalPhotos = style({
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
})

globalStyle(`${photos} > img`, { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' })

export const onPicture = style({
  zIndex: 2,
  pointerEvents: 'none',
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineStart: space[12],
})

export const photoCount = style({
  ...textSize.caption,
  position: 'absolute',
  zIndex: 2,
  pointerEvents: 'none',
  insetBlockEnd: space[8],
  insetInlineStart: space[8],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  paddingInline: space[8],
  borderRadius: radius.soft,
  background: colour.surface,
  color: colour.ink,
})

export const noPhoto = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  color: colour.inkSoft,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[4],
  padding: space[16],
})

export const building = style({ alignSelf: 'flex-start' })

export const aboveLastLine = style({ marginBlockEnd: 'auto', paddingBlockEnd: space[8] })

export const lastLine = style({
  ...textSize.caption,
  display: 'grid',
  paddingBlockStart: space[8],
  borderTop: `1px solid ${colour.line}`,
  color: colour.inkSoft,
})

/** Over a side of the picture, where there is a mouse to press it. */
const arrow = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 'calc(50% - 1.125rem)',
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: radius.round,
  background: colour.surface,
  color: colour.ink,
  '@media': { '(hover: hover)': { selectors: { 'article:hover &': { display: 'flex' } } } },
})

export const backward = style([arrow, { insetInlineStart: space[8] }])
export const forward = style([arrow, { insetInlineEnd: space[8] }])
