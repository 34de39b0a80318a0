import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { everyDayOf, noCounts, type PerformanceCounts, totalOf } from '#domain/performance/performance-counts.ts'
import { lengthOf, type Period, periodBefore } from '#domain/performance/performance-period.ts'
import { suburbComparison } from '#domain/performance/suburb-comparison.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import { listingsBeside } from './performance-hub.queries.ts'
import type { DayCountsServices } from '#server/modules/day-counts/day-counts-services.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CountedPeriod, HomePerformanceRecord } from './performance-record.ts'

type Part = { skip: number; take: number }

export type CountingServices = Pick<
  PlatformServices & ListingsServices & DayCountsServices,
  'database' | 'listings' | 'dayCounts'
>

/** Sums what was counted of homes, whoever asks. */
export function countedListings({ database, listings, dayCounts }: CountingServices) {
  async function counted(listingIds: readonly number[], period: Period): Promise<CountedPeriod> {
    const before = periodBefore(period)
    const all = await dayCounts.byDay(listingIds, { from: before.from, to: period.to })
    const byDay = everyDayOf(period, all)
    return {
      period: { ...period, days: lengthOf(period) },
      totals: totalOf(byDay),
      totalsBefore: totalOf(everyDayOf(before, all)),
      byDay,
    }
  }

  async function mostViewed(
    listingIds: readonly number[],
    period: Period,
    { skip, take }: Part,
  ): Promise<HomePerformanceRecord[]> {
    const [now, before] = await Promise.all([
      countsById(listingIds, period),
      countsById(listingIds, periodBefore(period)),
    ])
    const viewsOf = (id: number) => now.get(id)?.views ?? 0
    const page = listingIds
      .toSorted((left, right) => viewsOf(right) - viewsOf(left) || right - left)
      .slice(skip, skip + take)
    return (await listings.byIds(page)).map((listing) => ({
      listing,
      totals: now.get(listing.row.id) ?? noCounts,
      totalsBefore: before.get(listing.row.id) ?? noCounts,
    }))
  }

  async function countsById(listingIds: readonly number[], period: Period): Promise<Map<number, PerformanceCounts>> {
    const found = await dayCounts.byListing(listingIds, period)
    return new Map(found.map(({ listingId, ...counts }) => [listingId, counts]))
  }

  const compare = async ({ row, suburb }: ListingRecord, period: Period) => {
    const timeZone = timeZoneOfPlace(suburb)
    const { id: listingId, suburbId, listingType } = row
    return suburbComparison(
      await listingsBeside(database, { listingId, suburbId, listingType, timeZone }, period),
      period,
    )
  }

  return { counted, mostViewed, compare }
}
