import { style } from '@vanilla-extract/css'

export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } })
