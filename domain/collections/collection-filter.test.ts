import { expect, it } from 'vitest'
import { collectionFilters, doesHomeFit, type FilteredHome } from './collection-filter.ts'

const now = Date.parse('2026-11-23T09:00:00Z')
const home = (changes: Partial<FilteredHome> = {}): FilteredHome => ({
  isOwn: false,
  isLikedByAll: false,
  isAvailable: true,
  inspectionStarts: [],
  ...changes,
})

it.each([
  [home(), ['all']],
  [home({ isLikedByAll: true }), ['all', 'likedByAll']],
  [home({ isOwn: true }), ['all', 'mine']],
  [home({ inspectionStarts: [Date.parse('2026-11-30T08:59:00Z')] }), ['all', 'inspections']],
  [home({ inspectionStarts: [Date.parse('2026-11-30T09:00:00Z')] }), ['all']],
  [home({ isAvailable: false, inspectionStarts: [now] }), ['all', 'offMarket']],
])('home %# fits %j', (each, expected) => {
  expect(collectionFilters.filter((filter) => doesHomeFit(each, filter, now))).toEqual(expected)
})
