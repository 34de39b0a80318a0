import { style, styleVariants } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { lightColours } from '#src/design/tokens/colours.ts'
import { pageWidth, radius, space } from '#src/design/tokens/scales.ts'

export const motifFrame = style({ display: 'block', width: '100%', aspectRatio: '16 / 9' })
export const motifFills = styleVariants(lightColours, (_, name) => ({ fill: colour[name] }))

export const front = style({
  paddingBlockStart: space[32],
  '@media': { [media.desktop]: { paddingBlockStart: space[48] } },
})
export const frontOpening = style({ display: 'flex', flexDirection: 'column', gap: space[12], maxWidth: '48rem' })
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginBlock: `${space[24]} ${space[32]}`,
  paddingBlock: space[8],
  borderBlock: `1px solid ${colour.line}`,
})

export const cards = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space[32] },
  },
})
export const cardWords = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[8],
  padding: space[24],
})

/** Across the page, the picture beside the words. */
const acrossOnDesktop = { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: '3fr 2fr' } as const

/** The first article of a front, and the last one where it would stand alone in its row, go across the page. */
export const lead = style({
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: acrossOnDesktop },
})
export const follower = style({
  '@media': {
    [media.tablet]: { selectors: { [`${lead} ~ &:last-child:nth-child(2n)`]: { gridColumn: '1 / -1' } } },
    [media.desktop]: {
      selectors: {
        [`${lead} ~ &:last-child:nth-child(2n)`]: { gridColumn: 'auto' },
        [`${lead} ~ &:last-child:nth-child(3n + 2)`]: { ...acrossOnDesktop, gridTemplateColumns: '2fr 3fr' },
      },
    },
  },
})
export const leadPicture = style({ '@media': { [media.desktop]: { height: '100%', minHeight: '22rem' } } })
export const leadWords = style([
  cardWords,
  { '@media': { [media.desktop]: { padding: space[48], justifyContent: 'center', gap: space[16] } } },
])

export const article = style({ paddingBlockStart: space[24] })
export const articleOpening = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: `${space[16]} ${space[8]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[64] } },
})
export const openingWords = style({ display: 'flex', flexDirection: 'column', gap: space[16] })
export const articlePicture = style({ borderRadius: radius.large })
export const columns = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space[32],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `16rem minmax(0, ${pageWidth.reading})`,
      columnGap: space[64],
      paddingBlockStart: space[48],
    },
  },
})
export const related = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  marginBlockStart: space[64],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${colour.line}`,
})

export const quietPlace = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxWidth: pageWidth.reading,
  padding: space[24],
  background: colour.brandSoft,
  borderRadius: radius.large,
  '@media': { [media.tablet]: { padding: space[48] } },
})
