import { style } from '@vanilla-extract/css'
import { colour } from '#src/design/themes/theme.css.ts'
import { space } from '#src/design/tokens/scales.ts'

export const comments = style({
  display: 'grid',
  gap: space[12],
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${colour.line}`,
})

export const comment = style({ display: 'grid', gap: space[4] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })

export const postHead = style({ display: 'flex', alignItems: 'center', gap: space[12] })

export const postHeadWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const topicRatings = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24], rowGap: space[4] })
