import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, fontWeight, motion, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

const line = `1px solid ${colour.line}`

export const upper = style({
  ...textSize.small,
  display: 'grid',
  gap: `${space[32]} ${space[24]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1.1fr))' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.9fr) minmax(0, 1.2fr) minmax(0, 1.3fr)',
      columnGap: space[32],
    },
  },
})

/** The longest column, in two, and the first to be read where there is room for one only. */
export const searchColumn = style({
  gridColumn: '1 / -1',
  order: -1,
  '@media': {
    [media.tablet]: { gridColumn: 'auto' },
    [media.desktop]: { order: 0 },
  },
})
globalStyle(`${searchColumn} > ul`, { columns: 2, columnGap: space[24] })
globalStyle(`${upper} li`, { breakInside: 'avoid' })
export const columnTitle = style({
  ...textSize.small,
  marginBlockEnd: space[8],
  fontWeight: fontWeight.strong,
  color: colour.ink,
})

export const app = style({
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '3.25rem',
  padding: `${space[4]} ${space[16]} ${space[4]} ${space[12]}`,
  background: colour.ink,
  color: colour.paper,
  borderRadius: radius.soft,
  textDecoration: 'none',
  transition: `background ${motion.quick}`,
  selectors: { '&:hover': { background: colour.brandStrong, color: colour.onBrand } },
})
export const badgeDrawing = style({
  flexShrink: 0,
  width: '1.3125rem',
  height: '1.75rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 1.75,
})
export const badgeWords = style({
  display: 'flex',
  flexDirection: 'column',
  fontWeight: fontWeight.strong,
  fontSize: textSize.body.fontSize,
  lineHeight: 1.15,
})

export const otherSites = style({
  ...textSize.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[48],
  rowGap: space[16],
  marginBlockStart: space[32],
})
export const siteLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] })

export const lower = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginBlockStart: space[32],
  paddingBlockStart: space[16],
  borderBlockStart: line,
})
export const smallPrint = style({
  ...textSize.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
})
export const copyrightLine = style({ position: 'relative' })
export const copyright = style({
  minHeight: target.pointer,
  color: colour.inkSoft,
  cursor: 'help',
  '@media': { [media.touch]: { minHeight: target.touch } },
})
export const version = style({
  ...textSize.caption,
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space[4]})`,
  insetInlineStart: 0,
  visibility: 'hidden',
  whiteSpace: 'nowrap',
  padding: `${space[4]} ${space[8]}`,
  background: colour.ink,
  color: colour.paper,
  borderRadius: radius.soft,
  boxShadow: floatingShadow,
  selectors: { [`${copyright}:is(:hover, :focus) + &`]: { visibility: 'visible' } },
})
