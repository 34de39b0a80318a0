import { style } from '@vanilla-extract/css'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, motion, radius, space, target, textSize } from '#src/design/tokens/scales.ts'

export const pillLinks = style(inRecipes({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))

export const pillLink = style(
  inRecipes({
    ...textSize.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: '2.25rem',
    paddingInline: space[12],
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.round,
    background: colour.surface,
    color: colour.ink,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    transition: `background ${motion.quick}`,
    '@media': { [media.touch]: { minHeight: target.touch } },
    selectors: {
      'a&:hover:not([aria-current])': { background: colour.brandSoft },
      '&[aria-current]': {
        background: colour.brand,
        borderColor: colour.brand,
        color: colour.onBrand,
        fontWeight: fontWeight.strong,
      },
    },
  }),
)
