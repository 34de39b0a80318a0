import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, fontWeight, motion, radius, space, textSize } from '#src/design/tokens/scales.ts'

/** Over the page, so that nothing moves; clear of the bars that stand at the foot of small screens. */
export const region = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: space[16],
  insetBlockEnd: `calc(5.5rem + env(safe-area-inset-bottom))`,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { [media.desktop]: { insetBlockEnd: space[24] }, print: { display: 'none' } },
})

const message = style({
  ...textSize.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[24]}`,
  borderRadius: radius.large,
  fontWeight: fontWeight.strong,
  boxShadow: floatingShadow,
  transition: `opacity ${motion.calm}, translate ${motion.calm}`,
  '@starting-style': { opacity: 0, translate: `0 ${space[8]}` },
})

globalStyle(`${message} > svg`, { flexShrink: 0 })

export const offline = style([message, { background: colour.ink, color: colour.paper }])
export const onlineAgain = style([message, { background: colour.brand, color: colour.onBrand }])

/** Above the message of the connection where both stand. */
export const missing = style([
  message,
  {
    pointerEvents: 'auto',
    flexWrap: 'wrap',
    justifyContent: 'center',
    background: colour.surface,
    color: colour.ink,
    border: `1px solid ${colour.lineStrong}`,
    selectors: { '[data-connection]:not(:empty) ~ [data-code-missing] > &': { marginBlockEnd: '4.5rem' } },
  },
])
