import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, motion, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

export const field = style(inRecipes({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 }))
export const label = style(inRecipes({ ...textSize.small, fontWeight: fontWeight.strong }))
export const optional = style(inRecipes({ color: colour.inkSoft, fontWeight: fontWeight.regular }))
export const hint = style(inRecipes({ ...textSize.small, color: colour.inkSoft }))
export const error = style(
  inRecipes({ ...textSize.small, color: colour.danger, display: 'flex', alignItems: 'center', gap: space[4] }),
)

/** The box of a text input or select; also for a combobox built elsewhere. */
export const control = recipe({
  base: inRecipes({
    width: '100%',
    minHeight: target.touch,
    padding: `${space[4]} ${space[12]}`,
    background: colour.surface,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.soft,
    fontSize: textSize.body.fontSize,
    lineHeight: textSize.body.lineHeight,
    textOverflow: 'ellipsis',
    transition: `border-color ${motion.quick}`,
    selectors: {
      '&:hover': { borderColor: colour.ink },
      '&:focus-visible': { borderColor: colour.focus, outlineOffset: '0' },
      '&[aria-invalid="true"]': { borderColor: colour.danger, boxShadow: `inset 0 0 0 1px ${colour.danger}` },
      '&:disabled': { background: colour.shade, cursor: 'not-allowed' },
      '&::placeholder': { color: colour.inkSoft, opacity: 1 },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
    },
  }),
  variants: {
    size: { medium: {}, large: inRecipes({ minHeight: '3.5rem', fontSize: textSize.lead.fontSize }) },
    hasIcon: { true: inRecipes({ paddingLeft: '2.75rem' }) },
    hasEnd: { true: inRecipes({ paddingRight: '2.75rem' }) },
    isSelect: { true: inRecipes({ appearance: 'none', paddingRight: '2.5rem', cursor: 'pointer' }) },
  },
})

export const controlFrame = style(inRecipes({ position: 'relative', display: 'flex' }))

const adornment = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  color: colour.inkSoft,
} as const

export const controlIcon = style(inRecipes({ ...adornment, left: space[12], pointerEvents: 'none' }))
export const controlEnd = style(inRecipes({ ...adornment, right: 0 }))
export const selectArrow = style(inRecipes({ ...adornment, right: space[12], pointerEvents: 'none' }))

export const fieldset = style(inRecipes({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 }))
export const legend = style(inRecipes({ ...textSize.small, fontWeight: fontWeight.strong, marginBottom: space[8] }))
