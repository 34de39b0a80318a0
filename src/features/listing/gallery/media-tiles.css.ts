import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { floatingShadow, radius, space } from '#src/design/tokens/scales.ts'

export const morePhotos = style({
  display: 'grid',
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: space[8],
})

/** A photo that leads to a video or a tour. */
export const mediaTile = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.soft,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: colour.lineStrong } },
})

export const play = style({
  position: 'absolute',
  insetBlockStart: `calc((100% - 2.75rem) / 2 - ${space[32]})`,
  insetInlineStart: `calc(50% - ${space[32]})`,
  display: 'grid',
  placeItems: 'center',
  width: space[64],
  height: space[64],
  borderRadius: radius.round,
  background: colour.surface,
  color: colour.brand,
  boxShadow: floatingShadow,
})

export const mediaLabel = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space[12],
})

export const film = style({
  display: 'block',
  width: '100%',
  maxWidth: '48rem',
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  borderRadius: radius.soft,
  background: colour.surface,
})
