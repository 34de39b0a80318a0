import { expect, it } from 'vitest'
import { familyKey, nameKey } from './name-keys.ts'
import { ratingHundredths, ratingOf, reviewSummary } from './review-figures.ts'

it.each([
  ['Zoë O’Brien-Smith', 'zoe obrien smith', 'smith zoe obrien'],
  ['  Mia   Chen ', 'mia chen', 'chen mia'],
  ['Cher', 'cher', 'cher'],
  ['李', '', ''],
])('finds %s by "%s" and by "%s"', (name, key, family) => {
  expect([nameKey(name), familyKey(name)]).toEqual([key, family])
})

it('takes the mean of reviews to a hundredth for orders and to a tenth for readers', () => {
  expect([ratingHundredths([0, 0, 1, 0, 2]), ratingOf([0, 0, 1, 0, 2])]).toEqual([433, 4.3])
  expect([ratingHundredths([0, 0, 0, 0, 0]), ratingOf([0, 0, 0, 0, 0])]).toEqual([null, null])
})

it('counts imported reviews apart', () => {
  expect(reviewSummary({ spread: [1, 0, 0, 0, 1], verifiedCount: 1, importedCount: 9 })).toEqual({
    count: 2,
    rating: 3,
    spread: [1, 0, 0, 0, 1],
    verifiedCount: 1,
    importedCount: 9,
  })
})
