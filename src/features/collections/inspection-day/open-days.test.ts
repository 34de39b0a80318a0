import { expect, it } from 'vitest'
import { byListingType, openDays, openTimesOn } from './open-days.ts'

const listing = (id: number, ...times: string[]) => ({
  id,
  location: { isHidden: false, latLong: { latitude: -37.8, longitude: 144.9 } },
  inspections: times.map((startsAt) => ({ startsAt, endsAt: startsAt.replace(':00:00', ':30:00'), description: '' })),
})

const openListings = [
  listing(1, '2026-11-29T10:00:00+11:00', '2026-11-28T23:00:00+11:00'),
  listing(2, '2026-11-28T10:00:00+10:00', '2026-11-28T12:00:00+10:00'),
  listing(3),
]

it('days come in their order with their homes, each on its own clock', () => {
  expect(openDays(openListings)).toEqual([
    { date: '2026-11-28', listingCount: 2 },
    { date: '2026-11-29', listingCount: 1 },
  ])
})

it('a day has the open times of its homes', () => {
  expect(openTimesOn(openListings, '2026-11-28').map(({ listingId, startsAt }) => [listingId, startsAt])).toEqual([
    [1, '2026-11-28T23:00:00+11:00'],
    [2, '2026-11-28T10:00:00+10:00'],
    [2, '2026-11-28T12:00:00+10:00'],
  ])
  expect(openTimesOn(openListings, '2026-11-30')).toEqual([])
})

it('puts rentals apart from homes for sale, each in the order of the day', () => {
  const listings = new Map([
    [1, { listingType: 'sale' as const }],
    [2, { listingType: 'rental' as const }],
    [3, { listingType: 'sale' as const }],
  ])
  const groups = byListingType([{ listingId: 2 }, { listingId: 3 }, { listingId: 1 }], listings)
  expect(groups).toEqual([
    { listingType: 'rental', listings: [{ listingId: 2 }] },
    { listingType: 'sale', listings: [{ listingId: 3 }, { listingId: 1 }] },
  ])
})
