import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { unseen } from '#src/design/visually-hidden/visually-hidden.css.ts'
import { floatingShadow, radius, space, textSize } from '#src/design/tokens/scales.ts'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[16],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

/** Beyond the screen a home is not laid out until it comes near. */
const oneListing = style({ contentVisibility: 'auto', selectors: { '&[data-is-gone]': { opacity: 0.75 } } })
export const listing = styleVariants({
  grid: [oneListing, { display: 'flex', flexDirection: 'column', containIntrinsicBlockSize: 'auto 40rem' }],
  list: [
    oneListing,
    {
      display: 'grid',
      gap: space[16],
      containIntrinsicBlockSize: 'auto 12rem',
      paddingBlockEnd: space[24],
      borderBlockEnd: `1px solid ${colour.line}`,
      '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  ],
})

export const listings = styleVariants({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: `${space[32]} ${space[24]}`,
  },
  list: { display: 'grid', gap: space[24] },
})

export const card = styleVariants({ grid: { display: 'grid' }, list: {} })

export const about = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[8],
  padding: `${space[12]} ${space[4]} 0`,
  overflowWrap: 'anywhere',
})

/** The words of quiet buttons begin where other words do. */
export const quietButtons = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${space[12]})` })

export const row = style({ display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', height: 'fit-content' })
export const rowPicture = style({ position: 'relative', minHeight: '100%', background: colour.shade })
/** As high as the words beside it. */
globalStyle(`${rowPicture} > img`, { position: 'absolute', inset: 0, height: '100%', objectFit: 'cover' })
export const rowWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[12],
})

/** Over the page at its bottom, so that nothing moves when it comes. */
export const compareBar = style({
  position: 'fixed',
  zIndex: 15,
  insetInline: space[16],
  insetBlockEnd: space[16],
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

export const compareChoice = style({
  ...textSize.small,
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.large,
  border: `1px solid ${colour.lineStrong}`,
  background: colour.surface,
  boxShadow: floatingShadow,
})

export const map = style({
  height: 'min(75vh, 44rem)',
  minHeight: '20rem',
  borderRadius: radius.large,
  overflow: 'hidden',
  background: colour.shade,
})

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[12],
  overflowWrap: 'anywhere',
})
export const hiddenName = style(unseen)
