import { expect, it } from 'vitest'
import { media } from './breakpoints.ts'

it.each([
  ['tiny', 481],
  ['tablet', 641],
  ['medium', 721],
  ['desktop', 961],
  ['wide', 1241],
  ['widest', 1281],
] as const)('%s begins at %i pixels', (name, width) => expect(media[name]).toBe(`(min-width: ${width}px)`))
