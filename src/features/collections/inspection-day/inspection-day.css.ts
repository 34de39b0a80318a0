import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const notInPrint = style({ '@media': { print: { display: 'none' } } })

export const days = style([
  notInPrint,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: space[16] },
])
export const dayList = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const visits = style({ display: 'grid', gap: space[12] })

export const visit = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gridTemplateAreas: '"time time" "picture words"',
  gap: `${space[8]} ${space[16]}`,
  padding: space[16],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  breakInside: 'avoid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '11rem 8rem minmax(0, 1fr)', gridTemplateAreas: '"time picture words"' },
  },
})

export const visitTime = style({ gridArea: 'time' })
export const visitPicture = style({ gridArea: 'picture' })
export const visitWords = style({ gridArea: 'words', display: 'grid', gap: space[4], alignContent: 'start' })

export const visitTools = style([
  notInPrint,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] },
])

export const conflict = style({ color: colour.danger })

export const others = style({ display: 'grid', gap: space[12] })

export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px solid ${colour.line}`,
})

export const otherPlan = style({ paddingInlineStart: space[24], listStyle: 'decimal' })
