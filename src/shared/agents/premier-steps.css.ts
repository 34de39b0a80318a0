import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space } from '#src/design/tokens/scales.ts'

export const list = style({ display: 'grid', gap: space[8], listStyle: 'none', margin: 0, padding: 0 })

export const step = style({ display: 'flex', alignItems: 'baseline', gap: space[8] })

export const done = style({ display: 'inline-flex', flexShrink: 0, color: colour.brand })

export const open = style({ display: 'inline-flex', flexShrink: 0, color: colour.inkSoft })
