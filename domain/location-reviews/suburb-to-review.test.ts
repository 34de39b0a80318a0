import { expect, it } from 'vitest'
import { suburbToReview } from './suburb-to-review.ts'

it.each([
  [[], null],
  [['fitzroy', 'carlton'], null],
  [['fitzroy', 'carlton', 'carlton'], 'carlton'],
  [['fitzroy', 'carlton', 'carlton', 'fitzroy'], 'fitzroy'],
])('of homes in %j the suburb to review is %s', (saved, suburb) => {
  expect(suburbToReview(saved, (uri) => uri)).toBe(suburb)
})
