import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { pageWidth, space } from '#src/design/tokens/scales.ts'

/** As wide as the window: tables have many columns. */
export const content = style({
  width: '100%',
  maxWidth: `calc(${pageWidth.page} * 1.4)`,
  marginInline: 'auto',
  paddingInline: space[16],
  paddingBlock: space[24],
  '@media': { [media.desktop]: { paddingInline: space[32] } },
})
