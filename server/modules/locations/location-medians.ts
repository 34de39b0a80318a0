import type { Database } from '#server/platform/database/database.ts'
import type { LocationMedians, MedianSeries } from '#server/generated/schema-types.ts'
import { mediansByIds } from './location-medians.queries.ts'

const emptySeries = (): MedianSeries => ({ yearly: [], quarterly: [], monthly: [] })

/** Of a place where nothing was sold or leased. */
export const noMedians = (): LocationMedians => ({
  houseSale: emptySeries(),
  unitSale: emptySeries(),
  houseRent: emptySeries(),
  unitRent: emptySeries(),
})

/** The medians of places by their numbers, each series the newest first, in one statement. */
export async function mediansOf(database: Database, ids: readonly number[]): Promise<Map<number, LocationMedians>> {
  const medians = new Map(ids.map((id) => [id, noMedians()]))
  for (const row of await mediansByIds(database, ids)) {
    const series = medians.get(row.id)?.[seriesNames[row.group][row.kind]]
    series?.[row.period].push({ startsOn: row.startsOn, value: row.value, sampleCount: row.sampleCount })
  }
  return medians
}

const seriesNames = {
  house: { sold: 'houseSale', rent: 'houseRent' },
  unit: { sold: 'unitSale', rent: 'unitRent' },
} as const
