import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figuresIn } from './figures-in-text.ts'
import { shortPrice } from './short-price.ts'

it.each([
  ['$980k to $1.05m', [980_000, 1_050_000]],
  ['Offers over $1,460,000', [1_460_000]],
  ['$600+ pw', [600]],
  ['Auction 12 December', []],
])('“%s” has the amounts %j', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures)
})

it('reads every short price as what it was made of', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.constantFrom('buy', 'rent'), (dollars, mode) => {
      expect(figuresIn(shortPrice(dollars, mode))).toEqual([dollars])
    }),
  )
})
