import { keyframes, style } from '@vanilla-extract/css'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius } from '#src/design/tokens/scales.ts'

const turn = keyframes({ to: { rotate: '360deg' } })

export const spinner = style(inRecipes({ display: 'inline-flex', animation: `${turn} 0.9s linear infinite` }))

const bar = { background: colour.brand, borderRadius: radius.round }

export const progressBar = style(
  inRecipes({
    appearance: 'none',
    width: '100%',
    height: '8px',
    background: colour.shade,
    border: 0,
    borderRadius: radius.round,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { background: colour.shade },
      '&::-webkit-progress-value': bar,
      '&::-moz-progress-bar': bar,
    },
  }),
)
