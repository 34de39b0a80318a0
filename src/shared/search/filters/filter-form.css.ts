import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { fontWeight, space, textSize } from '#src/design/tokens/scales.ts'

/** Each group of filters under a line of its own. */
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[24], paddingBlock: space[8] })

export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] })

export const underPrices = style({ marginBlockStart: space[4] })

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  columnGap: space[24],
})

export const counted = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[8], alignItems: 'baseline' })

export const count = style({ ...textSize.small, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' })

export const typeGroup = style({
  borderBlockEnd: `1px solid ${colour.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
})

export const typesOfGroup = style({ paddingInlineStart: space[32] })

export const typeNames = style({
  ...textSize.small,
  overflow: 'hidden',
  color: colour.inkSoft,
  fontWeight: fontWeight.regular,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const histogram = style({ display: 'block', width: '100%', height: space[64] })

export const chosenBar = style({ fill: colour.brand })

export const otherBar = style({ fill: colour.lineStrong })

export const submitRow = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[12],
  background: colour.paper,
  borderTop: `1px solid ${colour.line}`,
})

/** Takes no place among the buttons. */
export const sheetStatus = style({ position: 'absolute' })

export const sheetFooter = style({ display: 'flex', justifyContent: 'space-between', gap: space[12], width: '100%' })
