import { globalStyle, style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { floatingShadow, fontWeight, motion, radius, space } from '#src/design/tokens/scales.ts'

export const dropdown = style({ position: 'relative' })

globalStyle(`${dropdown} > summary`, { gap: space[4], cursor: 'pointer', listStyle: 'none', userSelect: 'none' })
globalStyle(`${dropdown} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${dropdown}[data-current] > summary`, { color: colour.brand, fontWeight: fontWeight.strong })
globalStyle(`${dropdown} > summary > svg`, { transition: `rotate ${motion.quick}` })
globalStyle(`${dropdown}[open] > summary`, { background: colour.brandSoft, color: colour.brandStrong })
globalStyle(`${dropdown}[open] > summary > svg`, { rotate: '180deg' })

export const panel = style({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: `calc(100% + ${space[4]})`,
  // Towards the middle of the header, where there is room at twice the text size.
  insetInlineEnd: 0,
  minWidth: '13rem',
  padding: space[8],
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  boxShadow: floatingShadow,
  outline: 'none',
  transition: `opacity ${motion.calm}, translate ${motion.calm}`,
  '@starting-style': { opacity: 0, translate: `0 -${space[4]}` },
})
