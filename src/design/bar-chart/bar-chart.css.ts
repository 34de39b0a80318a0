import { style } from '@vanilla-extract/css'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { space, textSize } from '#src/design/tokens/scales.ts'

const small = { ...textSize.caption, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' } as const

export const chartFrame = style(inRecipes({ minWidth: 0 }))
export const chartMost = style(inRecipes({ ...small, display: 'block', borderBottom: `1px dashed ${colour.line}` }))
export const chart = style(
  inRecipes({ display: 'block', width: '100%', height: '7rem', borderBottom: `1px solid ${colour.lineStrong}` }),
)
export const chartAxis = style(
  inRecipes({ ...small, display: 'flex', justifyContent: 'space-between', gap: space[8], paddingTop: space[4] }),
)
export const bar = style(inRecipes({ fill: colour.brand }))
export const barGround = style(inRecipes({ fill: colour.lineStrong }))
