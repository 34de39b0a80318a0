import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space, textSize } from '#src/design/tokens/scales.ts'

globalStyle('[data-hidden-here]', { alignSelf: 'start', height: 'auto', minHeight: 0 })
globalStyle('[data-hidden-here] > :not([data-hidden-notice])', { display: 'none' })
globalStyle('[data-hidden-here] > [data-hidden-notice]', { gridColumn: '1 / -1' })

export const notice = style({
  ...textSize.small,
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[4]} ${space[12]}`,
  color: colour.inkSoft,
})

export const line = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
