import { style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const choices = style({ border: 0, margin: 0, padding: 0, minWidth: 0, overflowWrap: 'anywhere' })

/** The field with its button at the end of the line. */
export const newCollection = style({ display: 'flex', alignItems: 'flex-end', gap: space[8], flexWrap: 'wrap' })

export const name = style({ flex: '1 1 12rem' })
