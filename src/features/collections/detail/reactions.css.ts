import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const reactions = style({ display: 'grid', gap: space[8] })

export const both = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  justifySelf: 'start',
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.round,
  background: colour.brandSoft,
  color: colour.ink,
})

export const list = style({ display: 'grid', gap: space[4] })

export const reaction = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: space[8],
})

export const unsent = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
})

export const versions = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })
