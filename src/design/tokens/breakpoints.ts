import { desktopMedia, desktopWidth } from './desktop.ts'

/** Widths in CSS pixels at which the layout changes (docs/product.md, section 19.6). */
export const breakpoints = {
  tiny: 480,
  small: 640,
  medium: 720,
  desktop: 768,
  large: desktopWidth,
  larger: 1024,
  desktopLarge: 1240,
  xlarge: 1280,
  jumbo: 1440,
} as const

/** Heights and widths of the page shell in CSS pixels. */
export const headerHeight = 72
export const sideSheetWidth = 320

/** Media conditions: each means wider than its breakpoint. "Desktop" is wider than 960, not the 768 of that name. */
export const media = {
  tiny: widerThan(breakpoints.tiny),
  tablet: widerThan(breakpoints.small),
  medium: widerThan(breakpoints.medium),
  desktop: desktopMedia,
  wide: widerThan(breakpoints.desktopLarge),
  widest: widerThan(breakpoints.xlarge),
  touch: '(pointer: coarse)',
  withScript: '(scripting: enabled)',
  withoutScript: '(scripting: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const

function widerThan(width: number): string {
  return `(min-width: ${width + 1}px)`
}
