import type { PortalServices } from '#server/services.ts'
import type { OfficeRecord } from '../offices/office-record.ts'
import { busiestOffices, type MarketCounts } from '../search/home-counts.ts'

/** An office with its homes in a place. */
export type OfficeOfPlace = MarketCounts & { office: OfficeRecord; sold: number }

/** Offices by their homes on the market in some suburbs, then by those sold. */
export async function officesOfPlace(
  suburbIds: readonly number[],
  take: number,
  { database, offices }: PortalServices,
): Promise<OfficeOfPlace[]> {
  const counts = await busiestOffices(database, suburbIds, take)
  const found = await Promise.all(
    counts.map(async ({ officeId, ...homes }) => {
      const office = await offices.office(officeId)
      return office === null ? [] : [{ office, ...homes }]
    }),
  )
  return found.flat()
}
