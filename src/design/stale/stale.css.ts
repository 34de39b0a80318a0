import { style } from '@vanilla-extract/css'
import { inRecipes } from '#src/design/themes/layers.css.ts'

/** What is shown until newer data is there. */
export const staleStyle = style(inRecipes({ opacity: 0.6 }))
