import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space } from '#src/design/tokens/scales.ts'

export const projects = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const project = style({ alignSelf: 'start' })

export const building = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const words = style({ display: 'grid', gap: space[16], padding: space[16] })

/** Its number, its rooms and its price in a line, or in two where there is no room. */
export const apartment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${colour.line}`,
})

export const price = style({ marginInlineStart: 'auto' })

export const suburbs = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] })
