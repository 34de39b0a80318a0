import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space, textSize } from '#src/design/tokens/scales.ts'

export const chip = recipe({
  base: inRecipes({
    ...textSize.small,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    paddingLeft: space[12],
    background: colour.brandSoft,
    color: colour.ink,
    borderRadius: radius.round,
  }),
  variants: {
    isRemovable: { true: {}, false: inRecipes({ paddingRight: space[12] }) },
  },
})
export const chipRemoval = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: radius.round,
    color: colour.inkSoft,
    selectors: { '&:hover': { color: colour.ink, background: colour.shade } },
  }),
)
