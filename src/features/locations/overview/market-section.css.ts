import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space } from '#src/design/tokens/scales.ts'

/** Holds the choice of the period; which panel shows follows from it in CSS alone, so it works without JavaScript. */
export const market = style({ display: 'flex', flexDirection: 'column', gap: space[16] })

export const choice = style({ display: 'inline-flex' })

const charts = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] },
    [media.desktop]: { gap: space[32] },
  },
}

export const onlyPanel = style({ ...charts, display: 'grid' })

const panelOf = (period: string) =>
  style({
    ...charts,
    display: 'none',
    selectors: { [`${market}:has(input[value="${period}"]:checked) &`]: { display: 'grid' } },
  })

export const panels = { yearly: panelOf('yearly'), quarterly: panelOf('quarterly'), monthly: panelOf('monthly') }
