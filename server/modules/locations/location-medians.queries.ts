import type { Database } from '#server/platform/database/database.ts'

const prepared = { isPrepared: true }

export type LatestMedianRow = {
  id: number
  kind: 'sold' | 'rent'
  group: 'house' | 'unit'
  startsOn: string
  value: number
  sampleCount: number
}

export type MedianRow = LatestMedianRow & { period: 'yearly' | 'quarterly' | 'monthly' }

/** The medians of locations, the newest first. */
export const mediansByIds = (database: Database, ids: readonly number[]): Promise<MedianRow[]> =>
  database.query<MedianRow>(SELECT_MEDIANS, [ids], prepared)

const SELECT_MEDIANS = `
  select location_id as id, kind, property_group as "group", period, starts_on as "startsOn", median as value,
    sample_count as "sampleCount"
  from location_median
  where location_id = any($1::int[]) and property_group in ('house', 'unit')
  order by starts_on desc`

/** The newest yearly median of each kind and group of locations. */
export const latestMediansByIds = (database: Database, ids: readonly number[]): Promise<LatestMedianRow[]> =>
  database.query<LatestMedianRow>(SELECT_LATEST, [ids], prepared)

const SELECT_LATEST = `
  select distinct on (location_id, kind, property_group) location_id as id, kind, property_group as "group",
    starts_on as "startsOn", median as value, sample_count as "sampleCount"
  from location_median
  where location_id = any($1::int[]) and property_group in ('house', 'unit') and period = 'yearly'
  order by location_id, kind, property_group, starts_on desc`
