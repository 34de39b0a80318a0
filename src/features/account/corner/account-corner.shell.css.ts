import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { radius, space, target } from '#src/design/tokens/scales.ts'

/** The inline script marks the document of a browser that has a session, so nothing moves when the avatar comes. */
const inSession = ':root[data-has-session]'

export const corner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flexShrink: 0,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
})

export const whenLoggedOut = style({ selectors: { [`${inSession} &`]: { display: 'none' } } })
export const whenInSession = style({ display: 'none', selectors: { [`${inSession} &`]: { display: 'grid' } } })

export const face = style({
  display: 'grid',
  placeItems: 'center',
  width: target.touch,
  height: target.touch,
  borderRadius: radius.round,
  cursor: 'pointer',
  selectors: { '&:hover': { background: colour.shade } },
})

/** Where the avatar comes; grey until then. */
export const avatarPlace = style({
  width: '36px',
  height: '36px',
  borderRadius: radius.round,
  background: colour.shade,
})

export const panel = style({
  selectors: {
    // More than the place that a dropdown has by itself.
    [`${corner} &`]: {
      insetInlineStart: 'auto',
      insetInlineEnd: 0,
      width: 'min(17rem, calc(100vw - 2rem))',
      maxHeight: 'calc(100dvh - 6rem)',
      overflowY: 'auto',
    },
  },
})

globalStyle(`${corner} > a`, {
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: { minHeight: target.touch } },
})
