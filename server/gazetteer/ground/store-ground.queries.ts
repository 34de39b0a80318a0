import type { Database } from '#server/platform/database/database.ts'
import type { PlacedInRegion } from './region-of-nearest.ts'
import type { BoundarySource } from '../boundaries/boundary-features.ts'
import type { KnownPlace } from './state-rows.ts'

/** Every suburb, with what outlines are matched by. */
export const selectKnownPlaces = (database: Database): Promise<KnownPlace[]> =>
  database.query<KnownPlace>(
    `select id, uri, name, state_code as "stateCode", postcode, latitude_micro / 1e6::float8 as latitude,
       longitude_micro / 1e6::float8 as longitude
     from location where type = 'suburb' order by id`,
  )

/** Every suburb with a region, as they were before new ones came. */
export const selectPlacesInRegions = (database: Database): Promise<PlacedInRegion[]> =>
  database.query<PlacedInRegion>(
    `select state_code as "stateCode", latitude_micro / 1e6::float8 as latitude, longitude_micro / 1e6::float8 as longitude,
       region_id as "regionId"
     from location where type = 'suburb' and region_id is not null order by id`,
  )

export type NewPlace = {
  uri: string
  name: string
  stateCode: string
  postcode: string
  regionId: number | null
  latitude: number
  longitude: number
  settlement: string
}

/** Adds the places whose uri is not taken; answers how many these were. */
export async function insertPlaces(database: Database, places: readonly NewPlace[]): Promise<number> {
  const micro = (degrees: number) => Math.round(degrees * 1e6)
  const added = await database.query(
    `insert into location (uri, type, name, state_code, postcode, region_id, latitude_micro, longitude_micro, settlement)
     select uri, 'suburb', name, state_code, postcode, region_id, latitude, longitude, settlement
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[], $8::text[])
       as new (uri, name, state_code, postcode, region_id, latitude, longitude, settlement)
     on conflict (uri) do nothing
     returning id`,
    [
      places.map(({ uri }) => uri),
      places.map(({ name }) => name),
      places.map(({ stateCode }) => stateCode),
      places.map(({ postcode }) => postcode),
      places.map(({ regionId }) => regionId),
      places.map(({ latitude }) => micro(latitude)),
      places.map(({ longitude }) => micro(longitude)),
      places.map(({ settlement }) => settlement),
    ],
  )
  return added.length
}

/** The suburbs of these uris. */
export const selectSuburbIds = (database: Database, uris: readonly string[]): Promise<{ id: number; uri: string }[]> =>
  database.query<{ id: number; uri: string }>(
    "select id, uri from location where type = 'suburb' and uri = any($1::text[])",
    [uris],
  )

export type FetchedBoundary = {
  id: number
  name: string
  box: readonly [southMicro: number, westMicro: number, northMicro: number, eastMicro: number]
  outline: string
  near: string
  far: string
  neighbourIds: readonly number[]
  source: BoundarySource | null
}

/** Stores outlines in the place of those that were fetched before; those that somebody imported stay. */
export const upsertBoundaries = (database: Database, rows: readonly FetchedBoundary[]): Promise<unknown> =>
  database.query(UPSERT, [
    rows.map(({ id }) => id),
    rows.map(({ name }) => name),
    ...([0, 1, 2, 3] as const).map((side) => rows.map(({ box }) => box[side])),
    rows.map(({ outline }) => outline),
    rows.map(({ near }) => near),
    rows.map(({ far }) => far),
    rows.map(({ neighbourIds }) => `{${neighbourIds.join(',')}}`),
    rows.map(({ source }) => source),
  ])

const UPSERT = `
  insert into location_boundary (location_id, stated_name, south_micro, west_micro, north_micro, east_micro, outline_text,
    near_text, far_text, neighbour_ids, is_fetched, source)
  select new.id, new.name, south, west, north, east, outline, near, far, neighbours::int[], true, new.source
  from unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::int[], $6::int[], $7::text[], $8::text[], $9::text[], $10::text[],
    $11::text[]) as new (id, name, south, west, north, east, outline, near, far, neighbours, source)
  join location on location.id = new.id
  on conflict (location_id) do update set
    stated_name = excluded.stated_name, south_micro = excluded.south_micro, west_micro = excluded.west_micro,
    north_micro = excluded.north_micro, east_micro = excluded.east_micro, outline_text = excluded.outline_text,
    near_text = excluded.near_text, far_text = excluded.far_text, neighbour_ids = excluded.neighbour_ids,
    source = excluded.source
  where location_boundary.is_fetched`

/** Puts the sequence behind ids that others gave. */
export const resetIds = (database: Database): Promise<unknown> =>
  database.exec(
    "select setval(pg_get_serial_sequence('location', 'id'), (select coalesce(max(id), 0) + 1 from location), false)",
  )
