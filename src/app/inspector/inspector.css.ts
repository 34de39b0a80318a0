import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { fontWeight, radius, space, textSize } from '#src/design/tokens/scales.ts'

const codeFamily = 'ui-monospace, monospace'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${colour.line}`,
  background: colour.surface,
})

export const status = style({ flex: '1 1 16rem' })

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  padding: space[16],
  '@media': { [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
})

export const actors = style({ display: 'grid', gap: space[24], alignContent: 'start' })
export const page = style({ display: 'grid', gap: space[4] })
export const actorItems = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4] })
export const child = style({ paddingInlineStart: space[16] })

export const actor = style({
  width: '100%',
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.surface,
  ...textSize.small,
  selectors: { '&:hover': { borderColor: colour.lineStrong } },
})
export const chosenActor = style({ borderColor: colour.brand, background: colour.brandSoft })
export const actorState = style({ display: 'block', color: colour.inkSoft, ...textSize.caption })

export const content = style({ display: 'grid', gap: space[24], alignContent: 'start' })
export const section = style({ display: 'grid', gap: space[8], alignContent: 'start', minWidth: 0 })
export const columns = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const scrolling = style({ overflow: 'auto', maxHeight: '70dvh' })

export const states = style({ display: 'grid', gap: space[8] })
export const regions = style([states, { '@media': { [media.desktop]: { gridAutoFlow: 'column' } } }])
export const state = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.soft,
  background: colour.paper,
})
export const activeState = style({
  borderColor: colour.brand,
  boxShadow: `inset 4px 0 0 ${colour.brand}`,
  background: colour.surface,
})
export const stateName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[8] })
export const now = style({
  marginInlineStart: space[4],
  padding: `0 ${space[8]}`,
  borderRadius: radius.round,
  background: colour.brand,
  color: colour.onBrand,
  ...textSize.caption,
  fontWeight: fontWeight.strong,
})
export const transitions = style({ display: 'grid', gap: space[4] })
export const transition = style({
  paddingInlineStart: space[8],
  borderInlineStart: `2px solid ${colour.line}`,
  ...textSize.caption,
})
export const lastTransition = style({ borderInlineStartColor: colour.brand })
export const target = style({ color: colour.brand })

export const code = style({ fontFamily: codeFamily, fontSize: '0.9em', overflowWrap: 'anywhere' })
export const quiet = style({ color: colour.inkSoft, fontWeight: fontWeight.regular, ...textSize.caption })
export const tree = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: space[12],
  borderInlineStart: `1px solid ${colour.line}`,
  ...textSize.caption,
})
export const fieldName = style({ fontWeight: fontWeight.strong })
export const summary = style({ cursor: 'pointer', minHeight: space[24], ...textSize.caption })

export const table = style({ width: '100%', ...textSize.caption })
export const cell = style({
  padding: `${space[4]} ${space[12]} ${space[4]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
})
export const row = style({ borderBlockStart: `1px solid ${colour.line}` })

export const drawing = style({ maxWidth: 'none' })
export const laneName = style({ fill: colour.ink, ...textSize.caption, fontWeight: fontWeight.strong })
export const laneLine = style({ stroke: colour.lineStrong, strokeDasharray: '2 4' })
export const arrowLine = style({ stroke: colour.brand, fill: 'none' })
export const arrowHead = style({ fill: colour.brand })
export const arrowLabel = style({ fill: colour.ink, ...textSize.caption })
