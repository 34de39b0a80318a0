import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, radius, space } from '#src/design/tokens/scales.ts'
import { besideHideButton, hideButton } from '#src/shared/listing/hidden/hide-button.css.ts'

export const card = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 5,
  width: '19rem',
  maxWidth: `calc(100% - ${space[16]})`,
  overflow: 'hidden',
  borderRadius: radius.large,
  background: colour.surface,
  boxShadow: floatingShadow,
  '@media': {
    // On a phone it lies at the foot, where the thumb is, whatever place beside the pin was worked out.
    [`not all and ${media.tablet}`]: {
      insetBlock: `auto var(--map-foot, ${space[8]})`,
      insetInline: space[8],
      width: 'auto',
      translate: 'none !important',
    },
  },
})

export const close = style({ position: 'absolute', insetBlockStart: space[8], insetInlineEnd: space[8], zIndex: 2 })

export const listings = style({ maxHeight: 'min(24rem, 60vh - var(--map-foot, 0px))', overflowY: 'auto' })

const link = { position: 'relative', background: colour.surface } as const

export const largeListing = style({
  ...link,
  '@media': { [`not all and ${media.tablet}`]: { display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)' } },
})

export const listing = style({
  ...link,
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  borderTop: `1px solid ${colour.line}`,
})

export const picture = style({ background: colour.shade })

/** On the picture, for the close button stands at the end. */
export const heart = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: space[48],
  height: space[48],
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  padding: space[12],
})

export const note = style({ padding: space[12], paddingInlineEnd: space[48] })

// Beside the button that closes the card, where that lies over the words.
const onPhone = `not all and ${media.tablet}`
globalStyle(`${listing}:first-child ${hideButton}`, { marginInlineEnd: space[32] })
globalStyle(`${listing}:first-child ${besideHideButton}`, { paddingInlineEnd: space[64] })
globalStyle(`${largeListing} ${hideButton}`, { '@media': { [onPhone]: { marginInlineEnd: space[32] } } })
globalStyle(`${largeListing} ${besideHideButton}`, { '@media': { [onPhone]: { paddingInlineEnd: space[64] } } })
