import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { pageWidth, space, target } from '#src/design/tokens/scales.ts'

export const hero = style({
  paddingBlock: space[48],
  background: colour.brandSoft,
  '@media': { [media.desktop]: { paddingBlock: `calc(${space[64]} * 1.5)` }, [media.wide]: { position: 'relative' } },
})

// From the root, because in development styles stand inside the page, at whatever address.
const street = "url('/src/features/home/street.svg') bottom / contain no-repeat"

/** A street beside the words where there is room: one drawing, inked in the brand's colour of either theme. */
globalStyle(`${hero}::after`, {
  '@media': {
    [media.wide]: {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: `max(${space[32]}, calc((100% - ${pageWidth.page}) / 2 + ${space[32]}))`,
      width: '29rem',
      aspectRatio: '640 / 340',
      background: colour.brand,
      mask: street,
    },
  },
})

export const heroWords = style({ maxWidth: '44rem', display: 'flex', flexDirection: 'column', gap: space[24] })

export const section = style({ marginBlockStart: space[48] })

/** One line: the shortcuts keep their height whether there are searches to show or not. */
export const shortcuts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  // The words of a button without a frame stand where the field above begins.
  marginInlineStart: `calc(-1 * ${space[16]})`,
})

export const recent = style({ flex: '1 1 0', minWidth: 0, minHeight: target.touch })

const room = { display: 'none', marginBlockStart: space[48] } as const

/** Room for what only the browser knows of, kept before the first paint (src/app/runtime/inline/mark-visitor.ts). */
export const viewedSection = style({
  ...room,
  selectors: { 'html[data-has-viewed] &': { display: 'block', minHeight: '29rem' } },
})

export const nearSection = style({
  ...room,
  selectors: { 'html[data-has-place] &': { display: 'block', minHeight: '29rem' } },
})

/** On a phone one row to swipe, so that what follows is not sixteen cards away. */
export const listings = style({
  display: 'grid',
  gap: space[24],
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(18rem, 82vw)',
  overflowX: 'auto',
  padding: space[8],
  margin: `calc(-1 * ${space[8]})`,
  '@media': {
    [media.tablet]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', overflowX: 'visible' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
