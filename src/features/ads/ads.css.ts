import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space, textSize } from '#src/design/tokens/scales.ts'

export const link = style({
  ...textSize.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  columnGap: space[12],
  minHeight: 'inherit',
  paddingInline: space[16],
  color: colour.ink,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { fontSize: textSize.lead.fontSize } },
})
globalStyle(`${link} strong`, { textDecoration: 'underline', textUnderlineOffset: '0.2em' })

export const label = style({ ...textSize.small, color: colour.inkSoft })

export const stack = style({ display: 'grid', placeItems: 'center', minHeight: 'inherit' })
globalStyle(`${stack} > *`, { gridArea: '1 / 1' })

export const frame = style({ border: 'none', maxWidth: '100%', colorScheme: 'normal' })

/** Over a corner of what somebody else shows. */
export const cornerLabel = style([
  label,
  { justifySelf: 'start', alignSelf: 'start', paddingInline: space[4], background: colour.surface, zIndex: 1 },
])

/** There, and not to be seen or reached. */
export const waitingFrame = style({ visibility: 'hidden' })
