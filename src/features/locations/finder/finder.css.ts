import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

export const tabs = style({
  display: 'flex',
  overflowX: 'auto',
  borderBottom: `1px solid ${colour.line}`,
})

export const tab = style({
  ...textSize.small,
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: space[8],
  color: colour.inkSoft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '3px solid transparent',
  selectors: {
    '&:hover': { color: colour.ink },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': { color: colour.brand, borderBottomColor: colour.brand, fontWeight: fontWeight.strong },
  },
  '@media': { [media.tablet]: { ...textSize.body, paddingInline: space[16] } },
})

export const form = style({
  display: 'flex',
  alignItems: 'end',
  gap: space[8],
  maxWidth: '36rem',
})

export const field = style({ flexGrow: 1, minWidth: 0 })

export const letters = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })

export const letter = style({
  ...textSize.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '2.25rem',
  height: '2.25rem',
  borderRadius: radius.soft,
  color: colour.ink,
  textDecoration: 'none',
  fontWeight: fontWeight.strong,
  '@media': { [media.touch]: { minWidth: target.touch, height: target.touch } },
  selectors: {
    'a&:hover': { background: colour.brandSoft },
    '&[aria-current]': { background: colour.brand, color: colour.onBrand },
    'span&': { color: colour.inkSoft, fontWeight: fontWeight.regular },
  },
})

export const allLetters = style({ paddingInline: space[12] })

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[32],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: space[8],
  borderBottom: `1px solid ${colour.line}`,
})

export const placeLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
})

export const placeName = style({ fontWeight: fontWeight.strong })

export const listings = style({ marginBlockStart: 'auto' })

export const popularCard = style({ display: 'flex', flexDirection: 'column', gap: space[12], height: '100%' })
