import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, radius, space, textSize } from '#src/design/tokens/scales.ts'

const overMap = { position: 'absolute', zIndex: 4, pointerEvents: 'none' } as const
const plateStyle = {
  borderRadius: radius.soft,
  background: colour.surface,
  boxShadow: floatingShadow,
  pointerEvents: 'auto',
} as const

/** At the top, beside the zoom buttons. */
export const top = style({
  ...overMap,
  insetBlockStart: space[12],
  insetInlineStart: space[12],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  maxWidth: `calc(100% - 6rem)`,
})

/** What the list says and offers, where only the map is in view. */
export const besideNoList = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  pointerEvents: 'auto',
  '@media': { [media.desktop]: { display: 'none' } },
})

globalStyle(`${besideNoList} > search`, { flex: '1 0 100%', minWidth: 0 })

export const floating = style({ boxShadow: floatingShadow, pointerEvents: 'auto' })

/** Where the map stands beside the list, that has the button. */
export const saveAlert = style({ pointerEvents: 'auto', '@media': { [media.desktop]: { display: 'none' } } })

export const plate = style({ ...plateStyle, display: 'grid', gap: space[8], padding: space[12] })

export const switchPlate = style({
  ...textSize.small,
  ...plateStyle,
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingInline: space[12],
})

export const statusPlace = style({ display: 'contents' })

export const status = style({ ...textSize.small, ...plateStyle, padding: `${space[4]} ${space[12]}` })

export const legend = style({
  ...textSize.caption,
  ...plateStyle,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[4]} ${space[8]}`,
  color: colour.inkSoft,
})

/** As the map draws it: darkest in the middle, without an edge. */
export const shade = style({
  width: '1.25rem',
  height: '1.25rem',
  background: `radial-gradient(closest-side, ${colour.brand}, transparent)`,
  opacity: 0.6,
})
