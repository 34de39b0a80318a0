import type { SettlementKind } from '#domain/geo/surrounding-radius.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryAtOnce } from '#server/platform/database/query-at-once.ts'

export type LocationRow = {
  id: number
  uri: string
  type: 'region' | 'suburb' | 'street'
  stateCode: StateCode
  regionId: number | null
  latitudeMicro: number
  longitudeMicro: number
  settlement: SettlementKind
}

/** Every location, from south to north. */
export const selectLocations = (database: Database): Promise<LocationRow[]> =>
  queryAtOnce<LocationRow>(
    database,
    `select id, uri, type, state_code as "stateCode", region_id as "regionId", latitude_micro as "latitudeMicro",
      longitude_micro as "longitudeMicro", settlement
    from location
    order by latitude_micro, id`,
  )

/** The uris that locations had before, or that others had which are part of them now. */
export const selectFormerUris = (database: Database): Promise<{ id: number; uri: string }[]> =>
  database.query<{ id: number; uri: string }>('select location_id as id, uri from former_location')

export type OfficeRow = { id: number; uri: string; isMerged: boolean; suburbUri: string; stateCode: StateCode }

/** Every office with the state it is in; one that was merged has the number of the one that took it over. */
export const selectOffices = (database: Database): Promise<OfficeRow[]> =>
  database.query<OfficeRow>(`
    select coalesce(office.merged_into_id, office.id) as id, office.uri, office.merged_into_id is not null as "isMerged",
      location.uri as "suburbUri", location.state_code as "stateCode"
    from office join location on location.id = office.location_id`)

export type NeighboursRow = { locationId: number; neighbourIds: number[] }

/** The suburbs that share a piece of their boundary with others. */
export const selectNeighbours = (database: Database): Promise<NeighboursRow[]> =>
  queryAtOnce<NeighboursRow>(
    database,
    'select location_id as "locationId", neighbour_ids as "neighbourIds" from location_boundary',
  )
