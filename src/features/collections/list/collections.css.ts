import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space } from '#src/design/tokens/scales.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: space[24],
})

export const invitations = style([list, { gap: space[16] }])

export const card = style({ display: 'flex', flexDirection: 'column', height: '100%' })

export const onePhoto = style({ aspectRatio: '3 / 2', background: colour.shade })

/** The first photo large, the next two beside it. */
export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '2px',
  aspectRatio: '3 / 2',
  background: colour.shade,
})

globalStyle(`${photos} > img`, { width: '100%', height: '100%', minHeight: 0, aspectRatio: 'auto', objectFit: 'cover' })
globalStyle(`${photos} > img:first-child, ${photos} > img:nth-child(2):last-child`, { gridRow: '1 / -1' })

export const noCover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  background: colour.shade,
  color: colour.inkSoft,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[16],
  overflowWrap: 'anywhere',
})
