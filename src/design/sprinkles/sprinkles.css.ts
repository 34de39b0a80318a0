import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { sprinkleLayer } from '../themes/layers.css.ts'
import { colour } from '../themes/theme.css.ts'
import { media } from '../tokens/breakpoints.ts'
import { floatingShadow, radius, space } from '../tokens/scales.ts'

// Every value times every condition is carried to the browser, so only what really changes with the screen is responsive.
const responsive = defineProperties({
  '@layer': sprinkleLayer,
  conditions: {
    mobile: {},
    tablet: { '@media': media.tablet },
    desktop: { '@media': media.desktop },
  },
  defaultCondition: 'mobile',
  properties: {
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
    },
  },
  shorthands: { columns: ['gridTemplateColumns'] },
})

const constant = defineProperties({
  '@layer': sprinkleLayer,
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex'],
    flexDirection: ['row', 'column'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: space,
    paddingTop: space,
    paddingBottom: space,
    paddingInline: space,
    color: {
      ink: colour.ink,
      inkSoft: colour.inkSoft,
      brand: colour.brand,
      onBrand: colour.onBrand,
      danger: colour.danger,
      love: colour.love,
    },
    background: {
      paper: colour.paper,
      surface: colour.surface,
      shade: colour.shade,
      brand: colour.brand,
      brandSoft: colour.brandSoft,
      accentSoft: colour.accentSoft,
    },
    borderRadius: radius,
    border: { line: `1px solid ${colour.line}` },
    borderTop: { line: `1px solid ${colour.line}` },
    borderBottom: { line: `1px solid ${colour.line}` },
    boxShadow: { floating: floatingShadow },
    flexWrap: ['wrap', 'nowrap'],
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minWidth: [0],
    width: { full: '100%' },
    height: { full: '100%' },
    marginInline: ['auto'],
    position: ['relative', 'absolute', 'sticky'],
    overflow: ['hidden', 'auto'],
    textAlign: ['start', 'center', 'end'],
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingInline'],
    paddingX: ['paddingInline'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
})

export const sprinkles = createSprinkles(responsive, constant)
export type Sprinkles = Parameters<typeof sprinkles>[0]
