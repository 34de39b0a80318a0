import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { radius, space, textSize } from '#src/design/tokens/scales.ts'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[12],
  width: '100%',
  maxWidth: '44rem',
})

export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: space[8],
  width: '100%',
})

export const submit = style({
  flexShrink: 0,
  alignSelf: 'end',
  minHeight: '3.5rem',
  '@media': { [`not all and ${media.tiny}`]: { width: '3.5rem', paddingInline: 0 } },
})

/** Where there is little room the drawing on the button says it; its words are still read out. */
export const submitWords = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@media': { [media.tiny]: { position: 'static', clipPath: 'none' } },
})

export const field = style({ flexGrow: 1, minWidth: 0 })

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minHeight: '3.5rem',
  padding: `${space[8]} ${space[12]}`,
  background: colour.surface,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.soft,
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: colour.ink },
    '&:focus-within': { borderColor: colour.focus, outline: `3px solid ${colour.focus}` },
  },
})

/** One line however many places there are, so that the map stays in view. */
export const onMap = style({})
globalStyle(`${onMap} ${box}`, { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' })
globalStyle(`${onMap} ${box} > *`, { flexShrink: 0 })

export const boxIcon = style({ display: 'flex', color: colour.inkSoft })

export const input = style({
  flex: '1 1 9rem',
  minWidth: 0,
  minHeight: '2.25rem',
  border: 'none',
  outline: 'none',
  background: 'none',
  fontSize: textSize.body.fontSize,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: colour.inkSoft, opacity: 1 },
  },
})

/** The switch beside the mode: a track with a knob before its words. */
export const surroundingSwitch = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '2.75rem',
  color: colour.ink,
  fontSize: textSize.small.fontSize,
  textDecoration: 'none',
  selectors: {
    '&::before': {
      content: '""',
      boxSizing: 'border-box',
      width: '2.25rem',
      height: '1.25rem',
      borderRadius: radius.round,
      border: `1px solid ${colour.lineStrong}`,
      background: `radial-gradient(circle at 0.6rem, ${colour.inkSoft} 0.4rem, transparent 0.45rem) ${colour.surface}`,
    },
    '&[aria-checked="true"]::before': {
      borderColor: colour.brand,
      background: `radial-gradient(circle at 1.6rem, ${colour.onBrand} 0.4rem, transparent 0.45rem) ${colour.brand}`,
    },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  width: '100%',
})
