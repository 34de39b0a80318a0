import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space } from '#src/design/tokens/scales.ts'

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[16],
  padding: space[16],
  height: '100%',
})

export const portrait = style({ width: '4.5rem' })

export const words = style({ display: 'grid', alignContent: 'start', gap: space[4] })

export const rating = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] })

export const star = style({ display: 'inline-flex', color: colour.brand })
