import { globalStyle, style } from '@vanilla-extract/css'
import { BANNER_HEIGHT_DESKTOP, BANNER_HEIGHT_SMALL } from '#domain/lookups/limits.ts'
import { displayFamily } from '#src/design/fonts/families.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { breakpoints, headerHeight, media } from '#src/design/tokens/breakpoints.ts'
import type { BannerSection } from '#domain/ads/ad-slots.ts'
import { fontWeight, pageWidth, space, target, textSize } from '#src/design/tokens/scales.ts'
import { fillsWidth } from '#src/shared/map/list-and-map.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })

export const header = style({
  minHeight: `${headerHeight}px`,
  display: 'flex',
  alignItems: 'center',
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
})

export const fixedHeader = style([
  header,
  { '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: 0, zIndex: 20 } } },
])
// What is scrolled to, or has the focus, is not behind it.
globalStyle(`html:has(${fixedHeader})`, {
  '@media': { [media.desktop]: { scrollPaddingBlockStart: `${headerHeight + 16}px` } },
})

/** Around what stands above the header, which stays away where the header is fixed. */
export const besideFixedHeader = style({ '@media': { [media.desktop]: { display: 'none' } } })

export const headerRow = style({
  display: 'flex',
  // Large text on a small screen takes a second line.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  maxWidth: pageWidth.page,
  marginInline: 'auto',
  paddingInline: `${space[8]} ${space[16]}`,
  '@media': {
    [media.desktop]: { paddingInline: space[16] },
    [media.wide]: { paddingInline: space[32], gap: space[24] },
  },
})

// Beside a page as wide as the window the header reaches as far.
globalStyle(`${header}:has(~ main ${fillsWidth}) > ${headerRow}`, { maxWidth: 'none' })

export const onSmallScreens = style({ '@media': { [media.desktop]: { display: 'none' } } })

export const onWideScreens = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap', flexGrow: 1 } },
})
// All entries fit beside a sign-up button and an avatar from 961 px on.
globalStyle(`${onWideScreens} :is(a, summary)`, {
  '@media': { [`${media.desktop} and (max-width: ${breakpoints.desktopLarge}px)`]: { paddingInline: '0.375rem' } },
})

/** Where a badge comes once something is new. */
export const menuBadge = style({ selectors: { '&:empty': { display: 'none' } } })

export const memberEntries = style({ display: 'flex', marginInlineStart: 'auto' })

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: target.touch,
  color: colour.brand,
  fontFamily: displayFamily,
  fontWeight: fontWeight.strong,
  fontSize: textSize.title.fontSize,
  textDecoration: 'none',
  marginInlineEnd: 'auto',
  '@media': { [media.desktop]: { marginInlineEnd: 0 } },
})

globalStyle(`${wordmark} > svg`, { flexShrink: 0, '@media': { '(max-width: 359px)': { display: 'none' } } })

export const main = style({ flexGrow: 1, outline: 'none' })

/** Around what the server alone renders; no box of its own. */
export const part = style({ display: 'contents' })

const houseNoticeOf = (section: BannerSection) =>
  style({
    display: 'none',
    // Larger text takes more lines.
    minHeight: `${BANNER_HEIGHT_SMALL}px`,
    background: colour.accentSoft,
    selectors: { [`[data-section=${section}] &`]: { display: 'block' } },
    '@media': {
      // An ad stands there in its place.
      [media.withScript]: { selectors: { [`html[data-ads~='${section}-top'] &`]: { display: 'none' } } },
      [media.desktop]: { minHeight: `${BANNER_HEIGHT_DESKTOP}px` },
      print: { minHeight: 0, height: 0, overflow: 'hidden' },
    },
  })

export const houseNotice = {
  locations: houseNoticeOf('locations'),
  questions: houseNoticeOf('questions'),
  blog: houseNoticeOf('blog'),
}

export const houseNoticeLink = style({
  ...textSize.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[12],
  minHeight: 'inherit',
  paddingInline: space[16],
  color: colour.ink,
  textAlign: 'center',
  textDecoration: 'none',
  '@media': { [media.desktop]: { fontSize: textSize.lead.fontSize } },
})
globalStyle(`${houseNoticeLink} strong`, { textDecoration: 'underline', textUnderlineOffset: '0.2em' })

globalStyle('[data-returned][data-member-view="awaited"] main', { minHeight: '3000rem' })

export const footer = style({
  // A page that grows once its member is known would be scrolled to its end, for the footer to stay where it was.
  overflowAnchor: 'none',
  marginBlockStart: space[64],
  paddingBlock: `${space[48]} ${space[24]}`,
  background: colour.surface,
  borderTop: `1px solid ${colour.line}`,
  '@media': { print: { display: 'none' } },
})
