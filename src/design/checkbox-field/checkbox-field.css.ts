import { style } from '@vanilla-extract/css'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { space } from '#src/design/tokens/scales.ts'

export const choice = style(
  inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    minHeight: '2rem',
    padding: `${space[4]} 0`,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: colour.inkSoft } },
  }),
)
export const choiceInput = style(
  inRecipes({
    flexShrink: 0,
    width: '1.25rem',
    height: '1.25rem',
    marginTop: '0.2rem',
    accentColor: colour.brand,
    cursor: 'inherit',
  }),
)

export const choiceText = style(inRecipes({ display: 'flex', flexDirection: 'column' }))
