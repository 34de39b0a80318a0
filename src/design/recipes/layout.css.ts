import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inRecipes } from '../themes/layers.css.ts'
import { colour } from '../themes/theme.css.ts'
import { media } from '../tokens/breakpoints.ts'
import { fontWeight, motion, pageWidth, radius, space } from '../tokens/scales.ts'

/** The page's column: centred, with a gutter at its sides. */
export const container = recipe({
  base: inRecipes({
    width: '100%',
    marginInline: 'auto',
    paddingInline: space[16],
    '@media': { [media.desktop]: { paddingInline: space[32] } },
  }),
  variants: {
    width: {
      page: inRecipes({ maxWidth: pageWidth.page }),
      reading: inRecipes({ maxWidth: pageWidth.reading }),
      narrow: inRecipes({ maxWidth: pageWidth.narrow }),
    },
  },
  defaultVariants: { width: 'page' },
})

const unseen = {
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

export const disclosureSummary = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '3rem',
    cursor: 'pointer',
    listStyle: 'none',
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

/** What is shown until newer data is there. */
export const staleLook = style(inRecipes({ opacity: 0.6 }))
