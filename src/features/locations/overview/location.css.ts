import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, radius, space, textSize } from '#src/design/tokens/scales.ts'

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[48], paddingBlock: space[24] })

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[12] })

export const figures = style({ display: 'flex', flexDirection: 'column', gap: space[16] })

export const searches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[16] } },
})

export const search = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { borderColor: colour.brand, background: colour.brandSoft },
    'span&': { color: colour.inkSoft },
  },
})

export const searchCount = style({
  ...textSize.title,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const searchWords = style({ ...textSize.small })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[24],
  padding: space[24],
  borderRadius: radius.large,
  background: colour.brandSoft,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const fact = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const factTerm = style({ ...textSize.small })

export const factValue = style({
  ...textSize.title,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const factNote = style({ ...textSize.caption })

export const pros = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24], rowGap: space[8] })

export const pro = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], color: colour.ink })

export const proIcon = style({ flexShrink: 0, color: colour.brand })

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[16] })

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
})

/** On a phone the cards of a row are passed sideways, so that the page stays short. */
const passedSideways = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(82%, 20rem)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Room for the outline of a card in focus, which scrolling would cut off.
  padding: space[4],
  margin: `calc(-1 * ${space[4]})`,
} as const

const inRows = {
  gridAutoFlow: 'row',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflowX: 'visible',
} as const

export const listings = style({
  ...passedSideways,
  gap: space[16],
  '@media': {
    [media.tablet]: { ...inRows, gap: space[24] },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

globalStyle(`${listings} > *`, { scrollSnapAlign: 'start' })

export const cards = style({
  ...passedSideways,
  gap: space[16],
  '@media': {
    [media.tablet]: inRows,
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

globalStyle(`${cards} > *`, { scrollSnapAlign: 'start' })

export const card = style({ display: 'flex', flexDirection: 'column', gap: space[8], height: '100%' })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[32] } },
})

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[48] })

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  columnGap: space[24],
})

export const lines = style({ borderTop: `1px solid ${colour.line}` })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[8],
  borderBottom: `1px solid ${colour.line}`,
})

// In larger text the end goes onto a line of its own.
globalStyle(`${line} > :first-child`, { flex: '1 1 8rem', minWidth: 0 })

export const lineEnd = style({
  ...textSize.small,
  color: colour.inkSoft,
  textAlign: 'end',
  flexShrink: 0,
  maxWidth: '50%',
})

export const facetSearches = style({ columnWidth: '20rem', columnGap: space[24] })
