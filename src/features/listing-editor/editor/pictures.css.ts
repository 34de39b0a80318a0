import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const dropPlace = recipe({
  base: { padding: space[12], border: `2px dashed ${colour.line}`, borderRadius: radius.soft },
  variants: { isOver: { true: { borderColor: colour.brand, background: colour.shade } } },
})

export const list = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const item = style({ display: 'grid', gap: space[8], alignContent: 'start', minWidth: 0 })

export const handle = style({ cursor: 'grab' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })

export const uploads = style({ display: 'grid', gap: space[8], overflowWrap: 'anywhere' })
