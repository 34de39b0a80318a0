import { dayOfOpenTime, type OpenTime } from '#domain/collections/inspection-day.ts'
import type { PlannedVisit_ListingFragment } from '#src/api/generated/graphql.ts'

type Listing = Pick<PlannedVisit_ListingFragment, 'id' | 'inspections' | 'location'>

/** The open times of a home. */
export const openTimesOf = ({ id, inspections, location: { latLong } }: Listing): OpenTime[] =>
  inspections.map(({ startsAt, endsAt }) => ({
    listingId: id,
    startsAt,
    endsAt,
    latLong: latLong && { latitude: latLong.latitude, longitude: latLong.longitude },
  }))

/** The open times of all homes on one day, yyyy-mm-dd on the clock of each. */
export const openTimesOn = (listings: readonly Listing[], date: string): OpenTime[] =>
  listings.flatMap(openTimesOf).filter((openTime) => dayOfOpenTime(openTime) === date)

type Typed = Pick<PlannedVisit_ListingFragment, 'listingType'>

/** What is of homes for sale apart from what is of rentals; those that come first are named first. */
export const byListingType = <Item extends { listingId: number }>(
  openTimes: readonly Item[],
  listings: ReadonlyMap<number, Typed>,
): { listingType: Typed['listingType']; listings: Item[] }[] =>
  [...Map.groupBy(openTimes, ({ listingId }) => listings.get(listingId)?.listingType ?? 'sale')].map(
    ([listingType, group]) => ({ listingType, listings: group }),
  )

/** The days on which homes are open, and how many; the next one first. */
export function openDays(listings: readonly Listing[]): { date: string; listingCount: number }[] {
  const idsByDate = new Map<string, Set<number>>()
  for (const openTime of listings.flatMap(openTimesOf)) {
    const date = dayOfOpenTime(openTime)
    idsByDate.set(date, (idsByDate.get(date) ?? new Set()).add(openTime.listingId))
  }
  return [...idsByDate]
    .map(([date, ids]) => ({ date, listingCount: ids.size }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
