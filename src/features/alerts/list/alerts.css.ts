import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space } from '#src/design/tokens/scales.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: space[24],
})

export const card = style({ display: 'flex', flexDirection: 'column', height: '100%' })

export const cover = style({ position: 'relative' })

export const noCover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  background: colour.shade,
  color: colour.inkSoft,
})

export const onCover = style({ position: 'absolute', insetBlockStart: space[12], insetInlineStart: space[12] })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flexGrow: 1,
  padding: space[16],
  overflowWrap: 'anywhere',
})

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: `${space[8]} ${space[8]}`,
  borderTop: `1px solid ${colour.line}`,
})

export const buttons = style({ display: 'grid', gridTemplateColumns: 'repeat(2, auto)', gap: space[4] })
