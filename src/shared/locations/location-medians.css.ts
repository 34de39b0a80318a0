import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, space, textSize } from '#src/design/tokens/scales.ts'

export const medians = style({
  ...textSize.small,
  display: 'grid',
  gridTemplateColumns: 'auto repeat(2, minmax(0, 1fr))',
  columnGap: space[12],
  rowGap: space[4],
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
})

export const row = style({ display: 'contents' })

export const head = style({ color: colour.inkSoft, fontWeight: fontWeight.regular, textAlign: 'start' })

export const value = style({ textAlign: 'end', fontWeight: fontWeight.strong })

export const unknown = style({ textAlign: 'end', color: colour.inkSoft })
