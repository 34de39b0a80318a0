import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space } from '#src/design/tokens/scales.ts'

export const hero = style({
  paddingBlock: space[48],
  background: colour.brandSoft,
  '@media': { [media.desktop]: { paddingBlock: `calc(${space[64]} * 1.5)` } },
})

export const heroWords = style({ maxWidth: '44rem', display: 'flex', flexDirection: 'column', gap: space[24] })

export const section = style({ marginBlockStart: space[48] })
