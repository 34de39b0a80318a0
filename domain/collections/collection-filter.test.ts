import { expect, it } from 'vitest'
import { collectionFilters, doesListingFit, type FilteredListing } from './collection-filter.ts'

const now = Date.parse('2026-11-23T09:00:00Z')
const listing = (changes: Partial<FilteredListing> = {}): FilteredListing => ({
  isOwn: false,
  isLikedByAll: false,
  isAvailable: true,
  inspectionStarts: [],
  ...changes,
})

it.each([
  [listing(), ['all']],
  [listing({ isLikedByAll: true }), ['all', 'likedByAll']],
  [listing({ isOwn: true }), ['all', 'mine']],
  [listing({ inspectionStarts: [Date.parse('2026-11-30T08:59:00Z')] }), ['all', 'inspections']],
  [listing({ inspectionStarts: [Date.parse('2026-11-30T09:00:00Z')] }), ['all']],
  [listing({ isAvailable: false, inspectionStarts: [now] }), ['all', 'offMarket']],
])('home %# fits %j', (each, expected) => {
  expect(collectionFilters.filter((filter) => doesListingFit(each, filter, now))).toEqual(expected)
})
