import type { SettlementKind } from '#domain/geo/surrounding-radius.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A suburb or town as the map's tiles show it. */
export type MapPlace = {
  name: string
  latitude: number
  longitude: number
  population: number
  settlement: SettlementKind
  /** Whether its boundary is stated. */
  hasBoundary: boolean
}

/** Every suburb and town, the most people first. */
export const loadMapPlaces = (database: Database): Promise<MapPlace[]> =>
  database.query<MapPlace>(
    `select name, latitude_micro / 1e6::float8 as latitude, longitude_micro / 1e6::float8 as longitude,
       population, settlement, boundary.location_id is not null as "hasBoundary"
     from location left join location_boundary boundary on boundary.location_id = location.id
     where type = 'suburb' order by population desc, id`,
  )

/** A school as the map's tiles show it. */
export type MapSchool = { name: string; latitude: number; longitude: number }

/** Every school. */
export const loadMapSchools = (database: Database): Promise<MapSchool[]> =>
  database.query<MapSchool>(
    `select name, latitude_micro / 1e6::float8 as latitude, longitude_micro / 1e6::float8 as longitude
     from school order by id`,
  )
