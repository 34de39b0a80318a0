import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const notice = recipe({
  base: inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    padding: space[16],
    borderRadius: radius.large,
    color: colour.ink,
  }),
  variants: {
    tone: {
      information: inRecipes({ background: colour.brandSoft }),
      success: inRecipes({ background: colour.brandSoft }),
      warning: inRecipes({ background: colour.accentSoft }),
      danger: inRecipes({ background: colour.dangerSoft }),
    },
  },
})
export const noticeIcon = style(inRecipes({ flexShrink: 0, marginTop: '0.15em' }))
export const noticeBody = style(inRecipes({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 }))
