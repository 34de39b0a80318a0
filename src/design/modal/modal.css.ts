import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { sideSheetWidth } from '#src/design/tokens/breakpoints.ts'
import { scrim } from '#src/design/tokens/colours.ts'
import { floatingShadow, motion, radius, space } from '#src/design/tokens/scales.ts'

const base = {
  background: colour.surface,
  color: colour.ink,
  boxShadow: floatingShadow,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  transition: `opacity ${motion.calm}, translate ${motion.calm}`,
  selectors: {
    '&::backdrop': { background: scrim },
    '&[open]': { display: 'flex', flexDirection: 'column' },
  },
} as const

const entersFrom = (translate: string, opacity: number) => ({
  '@starting-style': { translate, opacity },
})

export const sheet = recipe({
  base: inRecipes({ ...base, position: 'fixed', height: '100dvh', width: sideSheetWidth, maxWidth: '100%' }),
  variants: {
    side: {
      left: inRecipes({ ...entersFrom('-100% 0', 1), left: 0, right: 'auto', top: 0 }),
      right: inRecipes({ ...entersFrom('100% 0', 1), left: 'auto', right: 0, top: 0 }),
    },
    width: { side: {}, wide: inRecipes({ width: '30rem' }) },
  },
  defaultVariants: { side: 'left', width: 'side' },
})

export const dialog = style(
  inRecipes({
    ...base,
    ...entersFrom('0 1rem', 0),
    margin: 'auto',
    width: `calc(100vw - ${space[32]})`,
    maxWidth: '34rem',
    maxHeight: `calc(100dvh - ${space[32]})`,
    borderRadius: radius.large,
  }),
)

export const modalHeader = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `${space[12]} ${space[12]} ${space[12]} ${space[16]}`,
    borderBottom: `1px solid ${colour.line}`,
    flexShrink: 0,
  }),
)
export const modalBody = style(inRecipes({ padding: space[16], overflowY: 'auto', flexGrow: 1, minHeight: 0 }))
export const modalFooter = style(
  inRecipes({
    display: 'flex',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: space[12],
    padding: space[16],
    borderTop: `1px solid ${colour.line}`,
    flexShrink: 0,
  }),
)
