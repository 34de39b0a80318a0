import type { Database } from '#server/platform/database/database.ts'
import type { Median } from '#server/generated/schema-types.ts'
import { latestMediansByIds } from './location-medians.queries.ts'

/** The newest yearly median of each kind. */
export type LatestMedians = {
  houseSale: Median | null
  unitSale: Median | null
  houseRent: Median | null
  unitRent: Median | null
}

/** Of a place where nothing was sold or leased. */
export const noLatestMedians = (): LatestMedians => ({
  houseSale: null,
  unitSale: null,
  houseRent: null,
  unitRent: null,
})

/** The newest yearly medians of places by their numbers, in one statement. */
export async function latestMediansOf(database: Database, ids: readonly number[]): Promise<Map<number, LatestMedians>> {
  const medians = new Map(ids.map((id) => [id, noLatestMedians()]))
  for (const { id, kind, group, ...median } of await latestMediansByIds(database, ids)) {
    const ofPlace = medians.get(id)
    if (ofPlace !== undefined) ofPlace[names[group][kind]] = median
  }
  return medians
}

const names = {
  house: { sold: 'houseSale', rent: 'houseRent' },
  unit: { sold: 'unitSale', rent: 'unitRent' },
} as const
