import type { Database } from '#server/platform/database/database.ts'

export type OutlineRow = { id: number; text: string | null }

/** The stored outlines of locations; null where none is stored. */
export const outlinesByIds = (database: Database, ids: readonly number[]): Promise<OutlineRow[]> =>
  database.query<OutlineRow>(
    `select id, outline_text as text
     from location left join location_boundary on location_id = id where id = any($1::int[])`,
    [ids],
  )

/** In whole micro-degrees. */
export type MicroPosition = { latitude: number; longitude: number }

/** The centres of a region's suburbs. */
export const suburbCentresOfRegion = (database: Database, regionId: number): Promise<MicroPosition[]> =>
  database.query<MicroPosition>(
    `select latitude_micro as latitude, longitude_micro as longitude from location
     where type = 'suburb' and region_id = $1`,
    [regionId],
  )
