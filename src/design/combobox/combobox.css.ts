import { style } from '@vanilla-extract/css'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { floatingShadow, fontWeight, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

/** Around the input (recipe `control`) and its popup. */
export const comboboxFrame = style(inRecipes({ position: 'relative' }))

/** The list of suggestions under the input; hide it with the `hidden` attribute while closed. */
export const comboboxPopup = style(
  inRecipes({
    position: 'absolute',
    zIndex: 10,
    top: `calc(100% + ${space[4]})`,
    left: 0,
    right: 0,
    maxHeight: 'min(24rem, 60dvh)',
    overflowY: 'auto',
    padding: space[4],
    background: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.soft,
    boxShadow: floatingShadow,
    textAlign: 'start',
  }),
)

/** One suggestion; the highlighted one carries `aria-selected="true"`, as downshift sets it. */
export const comboboxOption = style(
  inRecipes({
    ...textSize.body,
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: target.touch,
    padding: `${space[4]} ${space[12]}`,
    borderRadius: '6px',
    cursor: 'pointer',
    selectors: { '&[aria-selected="true"]': { background: colour.brandSoft } },
  }),
)
export const comboboxOptionDetail = style(
  inRecipes({ ...textSize.small, color: colour.inkSoft, marginLeft: 'auto', whiteSpace: 'nowrap' }),
)
export const comboboxGroupLabel = style(
  inRecipes({
    ...textSize.caption,
    padding: `${space[8]} ${space[12]} ${space[4]}`,
    color: colour.inkSoft,
    fontWeight: fontWeight.strong,
  }),
)
