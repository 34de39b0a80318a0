import { expect, it } from 'vitest'
import { viewsAmong } from './counted-views.ts'

it('only openings of a home’s own page are views, once for each post', () => {
  const event = (id: number, type: number, pageType: string, count = 1) => ({ id, type, pageType, count })
  const events = [
    event(1, 1, 'listingDetails', 2),
    event(1, 1, 'listingDetails'),
    event(2, 1, 'listingDetails'),
    event(1, 1, 'staff', 50),
    event(1, 1, 'searchResults', 50),
    event(1, 27, 'searchResults', 50),
    event(3, 17, 'listingDetails', 50),
  ]
  expect(viewsAmong(events)).toEqual([
    { listingId: 1, views: 1 },
    { listingId: 2, views: 1 },
  ])
})
