import { style, styleVariants } from '@vanilla-extract/css'
import { displayFamily, textFamily } from '#src/design/fonts/families.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { lightColours } from '#src/design/tokens/colours.ts'
import { fontWeight, pageWidth, radius, space, textSize } from '#src/design/tokens/scales.ts'

export const opening = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  maxWidth: '48rem',
  paddingBlock: `${space[16]} ${space[32]}`,
  '@media': { [media.desktop]: { paddingBlock: `${space[32]} ${space[48]}` } },
})

export const columns = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: `16rem minmax(0, ${pageWidth.reading})`, columnGap: space[64] } },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[32], minWidth: 0 })
export const changed = style({ paddingBlockStart: space[16], borderBlockStart: `1px solid ${colour.line}` })

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginBlockStart: space[48],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${colour.line}`,
})

export const ways = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const way = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[24],
  background: colour.brandSoft,
  borderRadius: radius.large,
  overflowWrap: 'anywhere',
})

export const install = style({
  display: 'grid',
  gap: space[12],
  padding: space[24],
  background: colour.brandSoft,
  borderRadius: radius.large,
})

export const showcase = style({ display: 'flex', flexDirection: 'column', gap: space[48] })
export const part = style({ display: 'flex', flexDirection: 'column', gap: space[16] })
export const logos = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const logo = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  minHeight: '10rem',
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  fontFamily: displayFamily,
  fontWeight: fontWeight.strong,
  fontSize: textSize.display.fontSize,
})
export const logoOnPaper = style([logo, { background: colour.surface, color: colour.brand }])
export const logoOnBrand = style([logo, { background: colour.brand, color: colour.onBrand }])

export const swatches = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const swatch = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const swatchColours = styleVariants(lightColours, (_, name) => ({
  height: '5rem',
  marginBlockEnd: space[4],
  background: colour[name],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
}))

const specimen = style({
  padding: space[24],
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
})
export const displaySpecimen = style([
  specimen,
  { ...textSize.display, fontFamily: displayFamily, fontWeight: fontWeight.strong, letterSpacing: '-0.01em' },
])
export const textSpecimen = style([specimen, { ...textSize.lead, fontFamily: textFamily }])
