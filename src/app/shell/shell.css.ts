import { style } from '@vanilla-extract/css'
import { displayFamily } from '#src/design/fonts/families.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { headerHeight, media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, space, target, textSize } from '#src/design/tokens/scales.ts'

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })

export const header = style({
  minHeight: `${headerHeight}px`,
  display: 'flex',
  alignItems: 'center',
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
})

export const headerRow = style({ display: 'flex', alignItems: 'center', gap: space[8] })

export const onSmallScreens = style({ '@media': { [media.desktop]: { display: 'none' } } })

export const onWideScreens = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', marginInlineStart: space[24] } },
})

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: target.touch,
  color: colour.brand,
  fontFamily: displayFamily,
  fontWeight: fontWeight.strong,
  fontSize: textSize.title.fontSize,
  textDecoration: 'none',
})

export const main = style({ flexGrow: 1, outline: 'none' })

export const footer = style({
  marginBlockStart: space[64],
  paddingBlock: space[32],
  background: colour.surface,
  borderTop: `1px solid ${colour.line}`,
})

export const footerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[24],
})
