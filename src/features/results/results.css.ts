import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, fontWeight, radius, space, textSize } from '#src/design/tokens/scales.ts'

/** Where the map stands beside the list there is room for the whole search, else one line opens it. */
const roomy = media.tablet
const narrow = `not all and ${media.tablet}`

/** The column of the list, with a gutter at its sides. */
export const listColumn = style({
  paddingInline: space[16],
  '@media': { [media.desktop]: { paddingInline: space[32] } },
})

export const searchPanel = style({
  paddingBlockStart: space[24],
  '@media': { [narrow]: { paddingBlockStart: space[8] } },
})

export const searchLine = style({
  display: 'flex',
  gap: space[4],
  '@media': { [roomy]: { display: 'none' } },
})

export const summary = style({
  ...textSize.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: '2.75rem',
  paddingInline: space[16],
  background: colour.surface,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.round,
  color: colour.ink,
  fontWeight: fontWeight.strong,
  '@media': { [media.withoutScript]: { display: 'none' } },
})

export const summaryWords = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const searchFields = style({
  selectors: { '&[data-open]': { paddingBlock: `${space[12]} ${space[8]}` } },
  '@media': {
    [narrow]: { selectors: { '&:not([data-open])': { display: 'none' } } },
    [media.withoutScript]: { selectors: { '&:not([data-open])': { display: 'block' } } },
  },
})

/** Stays in reach where only the list is shown. */
export const tools = style({
  position: 'sticky',
  zIndex: 5,
  insetBlockStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginInline: `calc(-1 * ${space[16]})`,
  padding: `${space[8]} ${space[16]}`,
  background: colour.paper,
  '@media': { [media.desktop]: { position: 'static', marginBlockStart: space[8] } },
})

export const share = styleVariants({
  search: { '@media': { [media.withoutScript]: { display: 'none' }, print: { display: 'none' } } },
  tools: {
    '@media': {
      [narrow]: { display: 'none' },
      [media.withoutScript]: { display: 'none' },
      print: { display: 'none' },
    },
  },
})

export const sort = style({ position: 'relative', marginInlineStart: 'auto' })

// The menu floats: nothing under it moves when it opens.
globalStyle(`${sort} > div`, { padding: 0 })

export const sortOptions = style({
  position: 'absolute',
  zIndex: 5,
  insetInlineEnd: 0,
  width: '15rem',
  padding: space[4],
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  boxShadow: floatingShadow,
})

export const heading = style({
  position: 'relative',
  gridColumn: '1 / -1',
  marginBlock: `${space[8]} ${space[8]}`,
  '@media': {
    [narrow]: { gridColumn: 1, alignSelf: 'center', fontSize: textSize.body.fontSize, marginBlock: `0 ${space[4]}` },
  },
})

/** Stands below the count, where room was kept from the first paint on for those who hide homes. */
export const hiddenCount = style({
  ...textSize.small,
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  minHeight: '1.5rem',
  color: colour.brand,
  fontWeight: fontWeight.strong,
})

globalStyle(`[data-hides] ${heading}`, { paddingBlockEnd: '1.75rem' })

export const orderNote = style({
  ...textSize.caption,
  gridColumn: 1,
  gridRow: 2,
  alignSelf: 'center',
  marginBlockEnd: space[4],
  color: colour.inkSoft,
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
})

export const promotion = style({
  display: 'inline-block',
  paddingBlock: space[4],
  color: 'inherit',
})

export const newestFirst = style({
  display: 'inline-block',
  paddingBlock: space[4],
  color: colour.brand,
  fontWeight: fontWeight.strong,
})

/** The heading, how the order comes about, and beside that (on phones beside the heading) the alert. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space[16],
  marginBlockEnd: space[12],
  '@media': { [narrow]: { columnGap: space[8], marginBlockEnd: 0 } },
})

export const save = style({
  gridColumn: 2,
  gridRow: 2,
  alignSelf: 'center',
  '@media': { [narrow]: { gridRow: 1, alignSelf: 'start' } },
})

/** From here on the homes are those of the suburbs around. */
export const divider = style({
  gridColumn: '1 / -1',
  paddingBlockStart: space[16],
  borderTop: `1px solid ${colour.line}`,
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[24],
})

/** About what a card takes at any width; a card that has been in view keeps what it took. */
const heightOfCard = '28.5rem'

globalStyle(`${list} > article`, { containIntrinsicBlockSize: `auto ${heightOfCard}` })

/** Cards out of sight are laid out when they come near, but for a visitor who returns to their place (watch-returns.island.ts). */
globalStyle(`html:not([data-returned]) ${list} > article`, { contentVisibility: 'auto' })

/** Short lines with a figure at their end. */
export const relaxations = style({ maxWidth: '36rem' })

export const bottom = style({ marginBlockStart: space[32] })

export const officeLogo = style({ flexShrink: 0, width: '4.5rem', height: '4.5rem', overflow: 'hidden' })
