import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

/** On paper the picture stands beside the address and the price. */
export const frame = style({
  position: 'relative',
  '@media': { print: { float: 'left', marginInlineEnd: space[24], marginBlockEnd: space[16] } },
})

const grid = (onWideScreens: StyleRule) =>
  style({
    display: 'grid',
    gap: space[8],
    overflow: 'hidden',
    borderRadius: radius.large,
    '@media': { [`screen and ${media.tablet}`]: onWideScreens },
  })

const alone = grid({})
const pair = grid({ gridTemplateColumns: '1fr 1fr' })
const oneAndTwo = grid({ gridTemplateColumns: '2fr 1fr', gridTemplateRows: '1fr 1fr' })
const oneAndFour = grid({ gridTemplateColumns: '2fr 1fr 1fr', gridTemplateRows: '1fr 1fr' })

/** By how many pictures there are to show; four make the grid of three. */
export const grids: Readonly<Record<number, string>> = { 1: alone, 2: pair, 3: oneAndTwo, 4: oneAndTwo, 5: oneAndFour }

export const tile = style({
  display: 'block',
  overflow: 'hidden',
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px' },
    [`${frame} &:nth-child(n + 2)`]: { display: 'none' },
    [`${alone} > &`]: { maxHeight: '32rem' },
  },
  '@media': {
    [`screen and ${media.tablet}`]: {
      selectors: {
        [`${frame} &:nth-child(n + 2)`]: { display: 'block' },
        [`${oneAndTwo} > &:nth-child(n + 4)`]: { display: 'none' },
        [`${oneAndTwo} > &:first-child, ${oneAndFour} > &:first-child`]: { gridRow: 'span 2' },
      },
    },
  },
})

// As high as the two rows beside it with the gap between them, which is more than its own shape.
for (const several of [oneAndTwo, oneAndFour]) {
  globalStyle(`${several} > :first-child > img`, { '@media': { [`screen and ${media.tablet}`]: { height: '100%' } } })
}

/** Under the picture on small screens, over its corner on wide ones. */
export const sections = style({
  display: 'flex',
  gap: space[8],
  marginBlockStart: space[8],
  overflowX: 'auto',
  '@media': {
    [media.tablet]: { position: 'absolute', insetInlineEnd: space[12], insetBlockEnd: space[12] },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
})

export const sectionButton = style({
  ...textSize.small,
  flexShrink: 0,
  minHeight: '2.25rem',
  padding: `0 ${space[12]}`,
  borderRadius: radius.soft,
  border: `1px solid ${colour.lineStrong}`,
  background: colour.surface,
  color: colour.ink,
  fontWeight: fontWeight.strong,
  selectors: { '&:hover': { background: colour.shade } },
  '@media': { [media.touch]: { minHeight: target.touch } },
})
