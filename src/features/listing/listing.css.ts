import { style } from '@vanilla-extract/css'
import { media } from '#src/design/tokens/breakpoints.ts'
import { radius, space } from '#src/design/tokens/scales.ts'

export const gallery = style({
  display: 'grid',
  gap: space[8],
  overflow: 'hidden',
  borderRadius: radius.large,
  '@media': { [media.desktop]: { gridTemplateColumns: '2fr 1fr 1fr' } },
})

export const mainPhoto = style({ '@media': { [media.desktop]: { gridRow: 'span 2' } } })

export const sidePhoto = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })

export const morePhotos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: space[8],
})

export const columns = style({
  display: 'grid',
  gap: space[32],
  marginBlockStart: space[24],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})

export const section = style({ marginBlockStart: space[32] })

export const aside = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[24], alignSelf: 'start' } },
})

export const agent = style({ display: 'flex', alignItems: 'center', gap: space[12] })

export const portrait = style({ width: space[64], flexShrink: 0 })

export const featureList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: space[8],
})

export const featureItem = style({ display: 'flex', alignItems: 'center', gap: space[8] })
