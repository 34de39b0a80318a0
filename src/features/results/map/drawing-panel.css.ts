import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { floatingShadow, radius, space } from '#src/design/tokens/scales.ts'

export const mapAndPanel = style({ position: 'relative', width: '100%', height: '100%' })

/** Beside the map, over the edge of the list; at the foot of the map, over the button to the list, where there is no list beside it. */
export const panel = style({
  position: 'absolute',
  insetBlock: 'auto 5.5rem',
  insetInline: space[8],
  zIndex: 6,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  maxHeight: '50%',
  overflowY: 'auto',
  padding: space[16],
  borderRadius: radius.large,
  background: colour.surface,
  boxShadow: floatingShadow,
  '@media': {
    [media.tablet]: {
      insetBlock: `${space[12]} auto`,
      insetInline: `${space[12]} auto`,
      width: 'min(25rem, calc(100% - 5rem))',
      maxHeight: `calc(100% - ${space[24]})`,
    },
    [media.desktop]: {
      selectors: { [`${mapAndPanel}:not(:fullscreen) > &`]: { insetInline: `auto calc(100% + ${space[12]})` } },
      width: '25rem',
    },
  },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
