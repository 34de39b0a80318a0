import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, radius, space } from '#src/design/tokens/scales.ts'

export const panel = style({
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
})

export const panelBody = style({
  display: 'grid',
  gap: space[24],
  padding: space[16],
  '@media': { print: { gridTemplateColumns: '1fr 1fr' } },
})

export const brand = style({ position: 'relative', minHeight: space[8] })

export const brandGround = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': { print: { display: 'none' } },
})

export const logo = style({ position: 'relative', width: space[64], padding: space[4] })

export const agent = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })

/** Goes under the portrait where larger text leaves no room beside it. */
export const agentName = style({ flex: '1 1 8rem', minWidth: 0 })

export const portrait = style({ width: space[64], flexShrink: 0 })

export const contactLinks = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

/** Stays at the lower edge of a small screen; the page ends above it. */
export const contactBar = style({
  position: 'fixed',
  zIndex: 10,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  // Larger text takes a second line.
  flexWrap: 'wrap',
  gap: space[8],
  padding: `${space[8]} ${space[16]} max(${space[8]}, env(safe-area-inset-bottom))`,
  background: colour.surface,
  borderBlockStart: `1px solid ${colour.line}`,
  boxShadow: floatingShadow,
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
})

globalStyle(`${contactBar} > *`, { flex: '1 0 auto' })
// On a phone the drawing beside the word would be squeezed away.
globalStyle(`${contactBar} :is(a, button)`, { paddingInline: space[4] })
