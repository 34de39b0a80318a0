import type { Database } from '#server/platform/database/database.ts'
import type { Median } from '#server/generated/schema-types.ts'

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
  for (const { id, kind, group, ...median } of await database.query<Row>(SELECT_LATEST, [ids], { isPrepared: true })) {
    const ofPlace = medians.get(id)
    if (ofPlace !== undefined) ofPlace[names[group][kind]] = median
  }
  return medians
}

type Row = Median & { id: number; kind: 'sold' | 'rent'; group: 'house' | 'unit' }

const names = {
  house: { sold: 'houseSale', rent: 'houseRent' },
  unit: { sold: 'unitSale', rent: 'unitRent' },
} as const

const SELECT_LATEST = `
  select distinct on (location_id, kind, property_group) location_id as id, kind, property_group as "group",
    starts_on as "startsOn", median as value, sample_count as "sampleCount"
  from location_median
  where location_id = any($1::int[]) and property_group in ('house', 'unit') and period = 'yearly'
  order by location_id, kind, property_group, starts_on desc`
