import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const avatarRow = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[24] })

export const avatarWords = style({ display: 'grid', gap: space[12], flex: '1 1 16rem' })

export const preview = style({ width: '120px', height: '120px', borderRadius: radius.round, objectFit: 'cover' })

export const sessions = style({ display: 'grid', gap: space[8] })

export const session = style({
  padding: space[16],
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
})

export const device = style([
  session,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[12] },
])

export const sent = style({ display: 'grid', gap: space[12] })
