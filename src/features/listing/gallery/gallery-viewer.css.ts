import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

/** Fills the screen; the picture takes what the bars leave. */
export const viewer = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  background: colour.paper,
  color: colour.ink,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

// The place of the page's scrollbar stays free; here it is part of the viewer's ground.
export const openViewer = style({})
globalStyle(`html:has(${openViewer})`, { background: colour.paper })

export const topBar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[8],
  padding: space[8],
})

export const sections = style({ display: 'flex', gap: space[4], overflowX: 'auto' })

export const section = style({
  ...textSize.small,
  minHeight: target.touch,
  padding: `0 ${space[8]}`,
  color: colour.inkSoft,
  whiteSpace: 'nowrap',
  borderBlockEnd: '3px solid transparent',
  selectors: {
    '&[aria-pressed="true"]': { color: colour.ink, fontWeight: fontWeight.strong, borderBlockEndColor: colour.brand },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [media.tablet]: { padding: `0 ${space[16]}` } },
})

export const counter = style({
  ...textSize.small,
  justifySelf: 'end',
  paddingInlineEnd: space[8],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

export const stage = style({ position: 'relative', minHeight: 0 })

export const track = style({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
})

export const slide = style({
  flex: '0 0 100%',
  minWidth: 0,
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[8],
  background: 'center / contain no-repeat content-box',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
})

export const picture = style({ height: '100%', background: 'none', borderRadius: radius.soft })

const arrow = style({
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  '@media': { [media.touch]: { display: 'none' } },
})
export const toPrevious = style([arrow, { insetInlineStart: space[16] }])
export const toNext = style([arrow, { insetInlineEnd: space[16] }])

export const thumbnails = style({
  display: 'none',
  '@media': {
    '(min-width: 641px) and (min-height: 560px)': {
      position: 'relative',
      display: 'flex',
      gap: space[8],
      padding: space[12],
      overflowX: 'auto',
      justifyContent: 'safe center',
    },
  },
})

export const thumbnail = style({
  flex: '0 0 6rem',
  borderRadius: radius.soft,
  overflow: 'hidden',
  opacity: 0.65,
  border: '2px solid transparent',
  selectors: {
    '&[aria-current="true"]': { opacity: 1, borderColor: colour.brand },
    '&:hover': { opacity: 1 },
  },
})
