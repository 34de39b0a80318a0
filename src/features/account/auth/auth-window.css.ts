import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space, textSize } from '#src/design/tokens/scales.ts'

export const rule = style({
  ...textSize.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: colour.inkSoft,
  selectors: {
    '&::before, &::after': { content: '""', flexGrow: 1, borderTop: `1px solid ${colour.line}` },
  },
})

export const otherForm = style({ paddingBlockStart: space[8], borderTop: `1px solid ${colour.line}` })
