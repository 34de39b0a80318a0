import { expect, it } from 'vitest'
import { type FilteredHome, fitsFilter } from './home-filter.ts'
import { filters } from './view-choice.ts'

const now = Date.parse('2026-11-23T09:00:00Z')
const inspection = (startsAt: string) => ({ startsAt, description: '' })
const home = (
  changes: Partial<Omit<FilteredHome, 'listing'>> = {},
  listing: Partial<FilteredHome['listing']> = {},
): FilteredHome => ({
  memberIdWhoAdded: 1,
  isLikedByAll: false,
  ...changes,
  listing: { statusType: 'available', inspections: [], ...listing },
})
const shownBy = (each: FilteredHome, memberId: number | null = 2) =>
  filters.filter((filter) => fitsFilter(each, filter, { memberId, now }))

it.each([
  [home(), ['all']],
  [home({ isLikedByAll: true }), ['all', 'likedByAll']],
  [home({ memberIdWhoAdded: 2 }), ['all', 'mine']],
  [home({}, { inspections: [inspection('2026-11-30T08:59:00Z')] }), ['all', 'inspections']],
  [home({}, { inspections: [inspection('2026-11-30T09:01:00Z')] }), ['all']],
  [home({}, { statusType: 'completed' }), ['all', 'offMarket']],
  [home({}, { statusType: 'removed' }), ['all', 'offMarket']],
])('home %# is shown by what it fits', (each, expected) => {
  expect(shownBy(each)).toEqual(expected)
})

it('nobody who is not logged in has added a home', () => {
  expect(shownBy(home({ memberIdWhoAdded: null }), null)).toEqual(['all'])
})
