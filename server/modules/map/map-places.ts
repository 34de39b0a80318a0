import type { SettlementKind } from '#domain/geo/surrounding-radius.ts'
import type { Database } from '#server/database/database.ts'

/** A suburb or town as the map's tiles show it. */
export type MapPlace = {
  name: string
  latitude: number
  longitude: number
  population: number
  settlement: SettlementKind
  /** Its outline in well-known text where somebody states it. */
  boundaryText: string | null
}

/** Every suburb and town, the most people first. */
export const loadMapPlaces = (database: Database): Promise<MapPlace[]> =>
  database.query<MapPlace>(
    `select name, latitude_micro / 1e6::float8 as latitude, longitude_micro / 1e6::float8 as longitude,
       population, settlement, boundary_text as "boundaryText"
     from location where type = 'suburb' order by population desc, id`,
  )
