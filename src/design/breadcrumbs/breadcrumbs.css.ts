import { style } from '@vanilla-extract/css'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { space, textSize } from '#src/design/tokens/scales.ts'

export const trail = style(
  inRecipes({ ...textSize.small, display: 'flex', flexWrap: 'wrap', columnGap: space[4], color: colour.inkSoft }),
)
export const trailStep = style(
  inRecipes({ display: 'flex', alignItems: 'center', gap: space[4], minHeight: '1.75rem' }),
)
