import type { OfficeRecord } from '#server/modules/offices/office-record.ts'
import type { MarketCounts } from '#server/modules/search/search-services.ts'
import type { OverviewParts } from '#server/modules/location-overview/overview-parts.ts'

/** An office with its homes in a place. */
export type OfficeOfPlace = MarketCounts & { office: OfficeRecord; sold: number }

/** Offices by their homes on the market in some suburbs, then by those sold. */
export async function officesOfPlace(
  suburbIds: readonly number[],
  take: number,
  { listingCounts, offices }: OverviewParts,
): Promise<OfficeOfPlace[]> {
  const counts = await listingCounts.byOffice(suburbIds, take)
  const found = await Promise.all(
    counts.map(async ({ officeId, ...listings }) => {
      const office = await offices.office(officeId)
      return office === null ? [] : [{ office, ...listings }]
    }),
  )
  return found.flat()
}
