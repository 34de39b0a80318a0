import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { floatingShadow, radius, space } from '#src/design/tokens/scales.ts'

export const top = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[24],
})

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })

export const sort = style({ position: 'relative', marginInlineStart: 'auto' })

export const sortOptions = style({
  position: 'absolute',
  zIndex: 5,
  insetInlineEnd: 0,
  width: '15rem',
  padding: space[4],
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  boxShadow: floatingShadow,
})

export const heading = style({ marginBlockEnd: space[16] })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[24],
})

/** About what a card takes at any width; a card that has been in view keeps what it took. */
const heightOfCard = '28.5rem'

globalStyle(`${list} > article`, { containIntrinsicBlockSize: `auto ${heightOfCard}` })

/** Cards out of sight are laid out when they come near, but for a visitor who returns to their place (watch-returns.ts). */
globalStyle(`html:not([data-returned]) ${list} > article`, { contentVisibility: 'auto' })

/** Short lines with a figure at their end. */
export const relaxations = style({ maxWidth: '36rem' })

export const bottom = style({ marginBlockStart: space[32] })

export const officeLogo = style({ flexShrink: 0, width: '4.5rem', height: '4.5rem', overflow: 'hidden' })
