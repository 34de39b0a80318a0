import { style } from '@vanilla-extract/css'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, radius, space } from '#src/design/tokens/scales.ts'

/** For styles that hide something only sometimes. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const visuallyHidden = style(inRecipes(unseen))

export const skipLink = style(
  inRecipes({
    position: 'fixed',
    zIndex: 30,
    top: space[8],
    left: space[8],
    padding: `${space[12]} ${space[16]}`,
    background: colour.brand,
    color: colour.onBrand,
    borderRadius: radius.soft,
    fontWeight: fontWeight.strong,
    selectors: { '&:not(:focus)': { ...unseen, padding: 0 } },
  }),
)
