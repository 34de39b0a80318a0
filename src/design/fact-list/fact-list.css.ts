import { style } from '@vanilla-extract/css'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, space, textSize } from '#src/design/tokens/scales.ts'

export const facts = style(inRecipes({ ...textSize.body, fontVariantNumeric: 'tabular-nums' }))
export const fact = style(
  inRecipes({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `${space[8]} 0`,
    borderBottom: `1px solid ${colour.line}`,
  }),
)
export const factTerm = style(inRecipes({ color: colour.inkSoft }))
export const factDetail = style(inRecipes({ fontWeight: fontWeight.strong, textAlign: 'end', minWidth: 0 }))
