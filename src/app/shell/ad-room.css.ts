import { style } from '@vanilla-extract/css'
import { AD_HEIGHT_SMALL, bannerSections, type Section, sections } from '#domain/ads/ad-slots.ts'
import { BANNER_HEIGHT_DESKTOP, BANNER_HEIGHT_SMALL } from '#domain/lookups/limits.ts'
import { colour } from '#src/design/themes/theme.css.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { space } from '#src/design/tokens/scales.ts'

const roomOf = (end: 'top' | 'end', ofSections: readonly Section[], heightOnSmallScreens: number) =>
  style({
    display: 'none',
    minHeight: `${heightOnSmallScreens}px`,
    background: colour.accentSoft,
    '@media': {
      [media.withScript]: {
        selectors: {
          [ofSections
            .map((section) => `html[data-ads~='${section}-${end}'] [data-section='${section}'] > &`)
            .join(', ')]: {
            display: 'grid',
          },
        },
      },
      [media.desktop]: { minHeight: `${BANNER_HEIGHT_DESKTOP}px` },
      print: { display: 'none !important' },
    },
  })

export const room = {
  top: roomOf('top', bannerSections, BANNER_HEIGHT_SMALL),
  end: style([roomOf('end', sections, AD_HEIGHT_SMALL), { marginBlockStart: space[32] }]),
}
