import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space, textSize } from '#src/design/tokens/scales.ts'

export const picture = style({ position: 'relative', aspectRatio: '3 / 2', background: colour.shade })

export const onPicture = style({ position: 'absolute', insetBlockStart: space[12], insetInlineStart: space[12] })

export const photoCount = style({
  ...textSize.caption,
  position: 'absolute',
  insetBlockEnd: space[8],
  insetInlineStart: space[8],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  paddingInline: space[8],
  borderRadius: radius.soft,
  background: colour.surface,
  color: colour.ink,
})

export const noPhoto = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  color: colour.inkSoft,
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: space[4], padding: space[16] })

export const lastLine = style({
  ...textSize.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
  marginBlockStart: space[8],
  paddingBlockStart: space[8],
  borderTop: `1px solid ${colour.line}`,
  color: colour.inkSoft,
})
