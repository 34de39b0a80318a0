import { style } from '@vanilla-extract/css'

/** Only marks a part of the page, without a box of its own. */
export const region = style({ display: 'contents' })
