import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

/** The list beside the enquiry that is open, where there is room; else one of the two. */
export const panes = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start' } },
})

const onDesktopOnly = {
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
} as const

export const besideThread = style(onDesktopOnly)
export const whileNothingIsOpen = style(onDesktopOnly)
export const backToList = style({ '@media': { [media.desktop]: { display: 'none' } } })

export const list = style({ display: 'grid', gap: space[8], listStyle: 'none', margin: 0, padding: 0 })

export const item = style({
  display: 'grid',
  gap: space[4],
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current="true"]': { borderColor: colour.brand, background: colour.brandSoft },
  },
})

export const itemHead = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] })

export const search = style({ display: 'flex', alignItems: 'end', gap: space[8], flexWrap: 'wrap' })
export const searchField = style({ flex: '1 1 12rem' })

export const text = style({ minHeight: '8rem', height: 'auto', resize: 'vertical' })
