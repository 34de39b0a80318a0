import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inRecipes, recipeLayer } from '../themes/layers.css.ts'
import { colour } from '../themes/theme.css.ts'
import { fontWeight, motion, radius, space, target, textSize } from '../tokens/scales.ts'

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

export const choice = style(
  inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    minHeight: '2rem',
    padding: `${space[4]} 0`,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: colour.inkSoft } },
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

/** Radio buttons as one bar, or boxes as separate pills: the input lies invisible over its label, so it stays native. */
export const segments = recipe({
  base: inRecipes({ display: 'inline-flex', maxWidth: '100%' }),
  variants: {
    look: {
      bar: inRecipes({
        padding: '3px',
        gap: '2px',
        background: colour.shade,
        border: `1px solid ${colour.line}`,
        borderRadius: radius.round,
      }),
      pills: inRecipes({ flexWrap: 'wrap', gap: space[8] }),
    },
  },
})

export const segment = style(inRecipes({ position: 'relative', display: 'flex' }))
export const segmentInput = style(
  inRecipes({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }),
)
export const segmentLabel = recipe({
  base: inRecipes({
    ...textSize.small,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '2.5rem',
    minWidth: target.touch,
    padding: `0 ${space[16]}`,
    borderRadius: radius.round,
    fontWeight: fontWeight.strong,
    whiteSpace: 'nowrap',
    transition: `background ${motion.quick}, color ${motion.quick}`,
  }),
  variants: {
    look: {
      bar: inRecipes({ color: colour.inkSoft }),
      pills: inRecipes({ border: `1px solid ${colour.lineStrong}`, background: colour.surface }),
    },
  },
})

whenSegment(':hover:not(:checked)', { color: colour.ink, background: colour.surface })
whenSegment(':checked', { background: colour.brand, borderColor: colour.brand, color: colour.onBrand })
whenSegment(':focus-visible', { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' })
whenSegment(':disabled', { opacity: 0.55 })

function whenSegment(state: string, rule: Record<string, string | number>) {
  globalStyle(`${segmentInput}${state} + span`, { '@layer': { [recipeLayer]: rule } })
}
