import fc from 'fast-check'
import { expect, it } from 'vitest'
import { badgeText } from './badge-text.ts'

it.each([
  [0, null],
  [1, '1'],
  [49, '49'],
  [50, '50'],
  [51, '50+'],
  [99_999, '50+'],
])('%d is shown as %s', (count, text) => expect(badgeText(count)).toBe(text))

it('anything that is no count is not shown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ max: 0 }), fc.double({ noInteger: true }), fc.constant(Infinity)), (count) => {
      expect(badgeText(count)).toBeNull()
    }),
  )
})
