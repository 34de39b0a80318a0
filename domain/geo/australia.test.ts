import { expect, it } from 'vitest'
import { isInAustralia } from './australia.ts'

it.each([
  ['Broome', -17.96, 122.24, true],
  ['Hobart', -42.88, 147.33, true],
  ['Norfolk Island', -29.04, 167.95, true],
  ['Auckland', -36.85, 174.76, false],
  ['London', 51.51, -0.13, false],
])('%s lies in Australia or does not', (_, latitude, longitude, expected) => {
  expect(isInAustralia({ latitude, longitude })).toBe(expected)
})
