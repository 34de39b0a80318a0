import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { pageWidth, radius, space, textSize } from '#src/design/tokens/scales.ts'

/** Uploads beside what is sent with, where there is room. */
export const columns = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
})

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
})

export const list = style({ display: 'grid', gap: space[8], listStyle: 'none', margin: 0, padding: 0 })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
})

export const itemHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})

export const dropZone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  padding: space[24],
  border: `2px dashed ${colour.line}`,
  borderRadius: radius.soft,
  textAlign: 'center',
  selectors: { '&[data-over]': { borderColor: colour.brand, background: colour.brandSoft } },
})

export const fileName = style({ overflowWrap: 'anywhere' })

export const row = style({ display: 'flex', alignItems: 'end', flexWrap: 'wrap', gap: space[8] })
export const rowField = style({ flex: '1 1 12rem' })

export const code = style({
  ...textSize.small,
  margin: 0,
  padding: space[12],
  borderRadius: radius.soft,
  background: colour.shade,
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const note = style({ minHeight: '6rem', height: 'auto', resize: 'vertical' })

/** Lines of a report stay short enough to be read. */
export const report = style({ maxWidth: pageWidth.reading })
