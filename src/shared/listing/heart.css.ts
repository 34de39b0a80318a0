import { globalStyle, style } from '@vanilla-extract/css'
import { inRecipes } from '#src/design/themes/layers.css.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { motion, radius, space, target } from '#src/design/tokens/scales.ts'

/** A heart (Lucide), its outline or filled. */
const drawing = (fill: 'none' | '%23000') =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5'/%3E%3C/svg%3E") center / contain no-repeat`

/** In the corner of a card, over its link. Without scripts there is nothing to press. */
export const heart = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: radius.round,
  background: colour.surface,
  color: colour.ink,
  transition: `color ${motion.quick}`,
  padding: 0,
  border: 0,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-pressed="true"]': { color: colour.love },
    '&::before': {
      content: '""',
      width: '1.25rem',
      height: '1.25rem',
      background: 'currentColor',
      mask: drawing('none'),
    },
    '&[aria-pressed="true"]::before': { mask: drawing('%23000') },
  },
  '@media': {
    [media.touch]: { width: target.touch, height: target.touch },
    [media.withoutScript]: { display: 'none' },
    print: { display: 'none' },
  },
})

/** For a heart in the flow of a page, beside other buttons. */
export const heartInFlow = style(
  inRecipes({ '@media': { [media.withoutScript]: { display: 'none' }, print: { display: 'none' } } }),
)

globalStyle(`${heart}::before`, { '@media': { '(forced-colors: active)': { background: 'ButtonText' } } })

// What is saved is known after load; the attribute is no part of what React renders.
globalStyle('[data-deferred="heart"][aria-pressed="true"] svg', { fill: 'currentColor', color: colour.love })
globalStyle('[data-deferred="heart"][aria-pressed="true"] [data-when="open"]', { display: 'none' })
globalStyle('[data-deferred="heart"]:not([aria-pressed="true"]) [data-when="saved"]', { display: 'none' })
