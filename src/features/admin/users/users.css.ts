import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const panel = style({
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.surface,
  overflowWrap: 'anywhere',
})

export const areas = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
})

export const area = style({ border: 'none', margin: 0, padding: 0, minWidth: 0 })

export const list = style({ display: 'grid', gap: space[8], listStyle: 'none', margin: 0, padding: 0 })
