import { style } from '@vanilla-extract/css'
import { lightColours } from '#src/design/tokens/colours.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

/** The same in every theme: cameras want dark on light. */
export const code = style({
  width: '200px',
  height: '200px',
  background: lightColours.surface,
  fill: lightColours.ink,
  borderRadius: radius.soft,
})

const digits = { fontFamily: 'ui-monospace, monospace', userSelect: 'all' } as const

export const secret = style({ ...digits, overflowWrap: 'anywhere' })

export const codes = style({
  ...digits,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: `${space[4]} ${space[16]}`,
})
