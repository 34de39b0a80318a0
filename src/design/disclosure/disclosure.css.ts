import { style } from '@vanilla-extract/css'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { fontWeight, motion, space } from '#src/design/tokens/scales.ts'

export const disclosureSummary = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '3rem',
    cursor: 'pointer',
    listStyle: 'none',
    // A summary is a list item to browsers, and Chromium counts those of the whole page again for each that comes.
    counterIncrement: 'none',
    fontWeight: fontWeight.strong,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
)
export const disclosureArrow = style(
  inRecipes({
    flexShrink: 0,
    transition: `rotate ${motion.quick}`,
    selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  }),
)
export const disclosureBody = style(inRecipes({ paddingBottom: space[16] }))
