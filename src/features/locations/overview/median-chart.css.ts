import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, space, textSize } from '#src/design/tokens/scales.ts'

export const figure = style({ minWidth: 0 })

export const caption = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[8] })
globalStyle(`${caption} > *`, { minWidth: 0, maxWidth: '100%' })

export const legend = style({
  ...textSize.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  color: colour.inkSoft,
})

export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] })

export const chart = style({ width: '100%', height: 'auto', marginBlockStart: space[8] })

export const gridLine = style({ stroke: colour.line, strokeWidth: 1 })

export const axisText = style({
  fill: colour.inkSoft,
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums',
})

const mark = { strokeWidth: 2.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

export const houseLine = style({ ...mark, stroke: colour.brand, fill: 'none' })
export const unitLine = style({ ...mark, stroke: colour.leased, strokeDasharray: '7 5', fill: 'none' })
export const houseMark = style({ stroke: colour.brand, strokeWidth: 2, fill: colour.brand })
export const unitMark = style({ stroke: colour.leased, strokeWidth: 2, fill: colour.leased })
export const isOfFew = style({ fill: colour.surface })

export const legendMark = style({ width: '2rem', height: '1rem', flexShrink: 0 })

export const tableFrame = style({ overflowX: 'auto' })

export const table = style({ ...textSize.small, width: '100%', fontVariantNumeric: 'tabular-nums' })

export const cell = style({
  padding: `${space[8]} ${space[8]}`,
  borderBottom: `1px solid ${colour.line}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.regular,
  selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: 0 } },
})

export const headCell = style({ color: colour.inkSoft })

export const value = style({ fontWeight: fontWeight.strong })

export const soft = style({ color: colour.inkSoft })
