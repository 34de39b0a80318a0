import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { headerHeight, media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, fontWeight, radius, space, target, textSize } from '#src/design/tokens/scales.ts'
import { photos } from '#src/shared/listing/listing-card.css.ts'

export const trail = style({ marginBlockEnd: space[12] })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[48],
  marginBlockStart: space[24],
  '@media': {
    [`screen and ${media.desktop}`]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
    print: { display: 'block', marginBlockStart: 0 },
  },
})

export const column = style({ minWidth: 0 })

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  marginBlockStart: space[32],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${colour.line}`,
})

/** On a phone an address in the size of other headings breaks elsewhere once its font has come, and the page moves. */
export const address = style({ '@media': { [`not ${media.tablet}`]: textSize.title } })

export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[24] })

export const conditions = style({ color: colour.inkSoft })

export const roomFacts = style({ ...textSize.lead })

export const notice = style({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.soft,
  background: colour.accentSoft,
  ...textSize.small,
})

export const actions = style({ marginBlockStart: space[4] })

/** Stands under the header, where there is something in it. */
export const ownNotice = style({ selectors: { '&:not(:empty)': { marginBlockStart: space[16] } } })

export const openTimes = style({
  display: 'grid',
  gap: space[8],
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24.5rem, 100%), 1fr))',
})

export const openTime = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.surface,
})

/** On a phone the drawing of the calendar stands for the words. */
export const besideDrawing = style({ '@media': { [`not ${media.tablet}`]: { display: 'none' } } })

export const when = style({ fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums' })

export const foldable = style({
  '@media': {
    'screen and (scripting: enabled)': {
      selectors: {
        '&[data-folded]': {
          maxHeight: '15.5rem',
          overflow: 'hidden',
          maskImage: `linear-gradient(${colour.ink} 65%, transparent)`,
        },
      },
    },
  },
})

export const readMore = style({
  justifySelf: 'start',
  marginInlineStart: `-${space[12]}`,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
globalStyle(`${readMore}[aria-expanded="false"] > :last-child, ${readMore}[aria-expanded="true"] > :first-child`, {
  display: 'none',
})

export const aside = style({
  marginBlockStart: space[32],
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight}px + ${space[16]})`,
      alignSelf: 'start',
      gridColumn: 2,
      gridRow: '1 / span 2',
      marginBlockStart: 0,
    },
  },
})

export const officeLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] })

export const facts = style({
  width: '100%',
  '@media': { [media.tablet]: { columns: 2, columnGap: space[48] } },
})

export const featureList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: `${space[8]} ${space[16]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' } },
})

export const featureItem = style({ display: 'flex', alignItems: 'center', gap: space[8] })

export const withoutScript = style([section, { '@media': { '(scripting: enabled)': { display: 'none' } } }])

/** The map in the page: its place is kept before its code comes. */
export const mapInPage = style({
  position: 'relative',
  width: '100%',
  height: 'min(24rem, 60vh)',
  borderRadius: radius.soft,
  overflow: 'hidden',
  background: colour.shade,
  '@media': { '(scripting: none)': { display: 'none' }, print: { height: '18rem' } },
})

/** Homes in a grid; on a phone in a row that is swiped, the next one in sight at its edge. */
export const listings = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [`not ${media.tablet}`]: {
      display: 'flex',
      gap: space[12],
      marginInline: `-${space[16]}`,
      paddingInline: space[16],
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: space[16],
      scrollbarWidth: 'none',
    },
  },
})

export const listing = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [`not ${media.tablet}`]: { flex: '0 0 82%', scrollSnapAlign: 'start' } },
})

// In a row that is swiped the photos of a card stay where they are, so that a swipe is always the row's.
globalStyle(`${listing} ${photos}`, { '@media': { [`not ${media.tablet}`]: { overflow: 'hidden' } } })

export const links = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
})

export const words = style({
  display: 'grid',
  gap: space[8],
  maxWidth: '44rem',
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${colour.brand}`,
})

export const nearby = style({
  display: 'grid',
  width: '100%',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' } },
})

/** Words about what just happened, above everything else for a moment. */
export const toast = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: space[16],
  insetBlockEnd: `calc(${target.touch} + ${space[32]})`,
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: '30rem',
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.soft,
  background: colour.ink,
  color: colour.paper,
  boxShadow: floatingShadow,
  selectors: { '&:empty': { visibility: 'hidden', boxShadow: 'none' } },
})
