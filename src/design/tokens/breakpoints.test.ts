import { expect, it } from 'vitest'
import { breakpoints, media } from './breakpoints.ts'

it('are the nine of the specification', () =>
  expect(breakpoints).toEqual({
    tiny: 480,
    small: 640,
    medium: 720,
    desktop: 768,
    large: 960,
    larger: 1024,
    desktopLarge: 1240,
    xlarge: 1280,
    jumbo: 1440,
  }))

it.each([
  ['tiny', 481],
  ['tablet', 641],
  ['medium', 721],
  ['desktop', 961],
  ['wide', 1241],
  ['widest', 1281],
] as const)('%s begins at %i pixels', (name, width) => expect(media[name]).toBe(`(min-width: ${width}px)`))
