import type { Database } from '#server/platform/database/database.ts'
import type { LocationMedians, MedianSeries } from '#server/generated/schema-types.ts'

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
  for (const row of await database.query<MedianRow>(SELECT_MEDIANS, [ids], { isPrepared: true })) {
    const series = medians.get(row.id)?.[seriesNames[row.group][row.kind]]
    series?.[row.period].push({ startsOn: row.startsOn, value: row.value, sampleCount: row.sampleCount })
  }
  return medians
}

type MedianRow = {
  id: number
  kind: 'sold' | 'rent'
  group: 'house' | 'unit'
  period: 'yearly' | 'quarterly' | 'monthly'
  startsOn: string
  value: number
  sampleCount: number
}

const seriesNames = {
  house: { sold: 'houseSale', rent: 'houseRent' },
  unit: { sold: 'unitSale', rent: 'unitRent' },
} as const

const SELECT_MEDIANS = `
  select location_id as id, kind, property_group as "group", period, starts_on as "startsOn", median as value,
    sample_count as "sampleCount"
  from location_median
  where location_id = any($1::int[]) and property_group in ('house', 'unit')
  order by starts_on desc`
