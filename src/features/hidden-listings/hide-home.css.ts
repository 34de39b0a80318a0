import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space, textSize } from '#src/design/tokens/scales.ts'

globalStyle('[data-hidden-here] > :not([data-hidden-notice])', { display: 'none' })
globalStyle('[data-hidden-here] > [data-hidden-notice]', { gridColumn: '1 / -1' })

export const notice = style({
  ...textSize.small,
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: space[16],
  color: colour.inkSoft,
})

globalStyle(`${notice} a`, { color: colour.brand, paddingBlock: space[4] })
