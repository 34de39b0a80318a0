import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { sprinkleLayer } from '../themes/layers.css.ts'
import { colour } from '../themes/theme.css.ts'
import { media } from '../tokens/breakpoints.ts'
import { radius, space } from '../tokens/scales.ts'

// Every value times every condition is carried to the browser, so only what is used is here, and only what really changes with
// the screen is responsive.
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
    display: ['flex', 'grid'],
    flexDirection: ['column'],
    alignItems: ['center', 'end'],
    justifyContent: ['space-between'],
    gap: space,
    paddingTop: space,
    paddingBottom: space,
    paddingInline: space,
    color: { inkSoft: colour.inkSoft },
    background: { brandSoft: colour.brandSoft },
    borderRadius: { soft: radius.soft },
    border: { line: `1px solid ${colour.line}` },
    flexWrap: ['wrap'],
    flexGrow: [1],
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingInline'],
    paddingX: ['paddingInline'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
})

export const sprinkles = createSprinkles(responsive, constant)
export type Sprinkles = Parameters<typeof sprinkles>[0]
