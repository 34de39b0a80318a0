/** Widths in CSS pixels at which the layout changes (specification 9). */
export const breakpoints = {
  tiny: 480,
  small: 640,
  medium: 720,
  desktop: 768,
  large: 960,
  larger: 1024,
  desktopLarge: 1240,
  xlarge: 1280,
  jumbo: 1440,
} as const

export type Breakpoint = keyof typeof breakpoints

/** "Desktop" in the rules of behaviour means wider than 960 pixels, not the breakpoint of that name. */
export const isDesktopWidth = (width: number): boolean => width > breakpoints.large
