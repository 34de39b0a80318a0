import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { radius, space, target } from '#src/design/tokens/scales.ts'

/** An eye with a line through it (Lucide, eye-off). */
const drawing = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20'/%3E%3C/svg%3E")`

/** Takes no room at the beginning of the words of a card, a flex column with a gap of 4 px; over the link that the whole card is. */
export const hideButton = style({
  position: 'relative',
  zIndex: 1,
  order: -1,
  flexShrink: 0,
  alignSelf: 'flex-end',
  width: '2rem',
  height: '2rem',
  marginBlock: '-0.5rem -1.75rem',
  marginInlineEnd: '-0.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  background: 'none',
  color: colour.inkSoft,
  selectors: {
    '&:hover': { background: colour.shade, color: colour.ink },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 'calc(50% - 0.5625rem)',
      background: 'currentColor',
      mask: `${drawing} center / contain no-repeat`,
    },
  },
  '@media': {
    [media.touch]: {
      width: target.touch,
      height: target.touch,
      marginBlock: '-0.75rem -2.25rem',
      marginInlineEnd: '-0.75rem',
    },
    [media.withoutScript]: { display: 'none' },
    print: { display: 'none' },
  },
})

globalStyle(`${hideButton}::before`, { '@media': { '(forced-colors: active)': { background: 'ButtonText' } } })

/** Where hidden homes are listed, or kept for another reason, there is nothing to hide. */
globalStyle(`[data-shows-hidden] ${hideButton}`, { display: 'none' })

/** What a card says first leaves room for the button. */
export const besideHideButton = style({ paddingInlineEnd: space[24] })
