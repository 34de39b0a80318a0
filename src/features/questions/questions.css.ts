import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, pageWidth, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
})

export const orders = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const order = style({
  ...textSize.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingInline: space[12],
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.round,
  background: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
  '@media': { [media.touch]: { minHeight: target.touch } },
  selectors: {
    'a&:hover': { background: colour.brandSoft },
    '&[aria-current]': {
      background: colour.brand,
      borderColor: colour.brand,
      color: colour.onBrand,
      fontWeight: fontWeight.strong,
    },
  },
})

export const isStale = style({ opacity: 0.6 })

export const suburbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  columnGap: space[24],
})

export const suburb = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  borderBlockEnd: `1px solid ${colour.line}`,
  paddingBlock: space[4],
})

export const question = style({ display: 'grid', gap: space[24], maxWidth: pageWidth.reading })

export const replies = style({ display: 'grid', gap: space[16] })

export const reply = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  overflowWrap: 'anywhere',
})

export const comments = style({
  display: 'grid',
  gap: space[12],
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${colour.line}`,
})

export const comment = style({ display: 'grid', gap: space[4] })

export const postHead = style({ display: 'flex', alignItems: 'center', gap: space[12] })

export const postHeadWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
