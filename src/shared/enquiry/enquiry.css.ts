import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '#src/design/tokens/scales.ts'

export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] })
globalStyle(`${summary} > :last-child`, { flex: '1 1 9rem', minWidth: 0 })

export const picture = style({ width: '6rem', flexShrink: 0 })

export const message = style({ minHeight: '8rem', resize: 'vertical' })

/** Out of sight and out of reach, but filled by programs that fill every field. */
export const honeypot = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const errors = style({ paddingInlineStart: space[16], listStyle: 'disc' })
