import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space, textSize } from '#src/design/tokens/scales.ts'

export const headerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  width: '100%',
  paddingInline: space[16],
  '@media': { [media.desktop]: { paddingInline: space[32] } },
})

export const toPortal = style({ marginInlineEnd: 'auto', ...textSize.small })

/** Below the header: the pages, and who is there. A narrow screen moves the pages sideways. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[24],
  paddingInline: space[8],
  background: colour.surface,
  borderBlockEnd: `1px solid ${colour.line}`,
  '@media': { [media.desktop]: { paddingInline: space[24] } },
})

export const pages = style({ display: 'flex', flexWrap: 'wrap' })

export const who = style({ ...textSize.small, color: colour.inkSoft, paddingInline: space[8], paddingBlock: space[4] })
