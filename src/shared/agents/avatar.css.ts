import { style, styleVariants } from '@vanilla-extract/css'
import { avatarFontSize } from '#domain/members/avatar.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, radius } from '#src/design/tokens/scales.ts'

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: radius.round,
  lineHeight: 1,
  fontWeight: fontWeight.strong,
})

/** Widths in CSS pixels. */
export const avatarWidths = { small: 36, medium: 76, large: 120 } as const

export const size = styleVariants(avatarWidths, (width) => [
  base,
  { width: `${width}px`, height: `${width}px`, fontSize: `${avatarFontSize(width)}px` },
])

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })

/** In the order of the domain's colour numbers. */
export const ground = styleVariants({
  0: { background: colour.brand, color: colour.onBrand },
  1: { background: colour.sold, color: colour.onSold },
  2: { background: colour.leased, color: colour.onLeased },
  3: { background: colour.underOffer, color: colour.onUnderOffer },
  4: { background: colour.accent, color: colour.onAccent },
  5: { background: colour.brandStrong, color: colour.onBrand },
  6: { background: colour.danger, color: colour.onDanger },
  7: { background: colour.brandSoft, color: colour.brandStrong },
})
