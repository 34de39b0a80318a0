import type { LatLong } from '#domain/geo/lat-long.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { PlaceRecord } from './place-record.ts'

const prepared = { isPrepared: true }

/** Locations by their numbers, in no order. */
export const placesByIds = (database: Database, ids: readonly number[]): Promise<PlaceRecord[]> =>
  database.query<PlaceRecord>(SELECT_PLACES, [ids], prepared)

const SELECT_PLACES = `
  select place.id, place.uri, place.type, place.name, place.state_code as "stateCode", place.postcode,
    place.region_id as "regionId", place.suburb_id as "suburbId", place.latitude_micro as "latitudeMicro",
    place.longitude_micro as "longitudeMicro", place.settlement, suburb.name as "suburbName"
  from location place
  left join location suburb on suburb.id = place.suburb_id
  where place.id = any($1::int[])`

/** The numbers of locations by their uris, former ones too. */
export const placeIdsByUris = (database: Database, uris: readonly string[]): Promise<{ id: number; uri: string }[]> =>
  database.query<{ id: number; uri: string }>(
    `select id, uri from location where uri = any($1::text[])
     union all select location_id, uri from former_location where uri = any($1::text[])`,
    [uris],
    prepared,
  )

/** The suburbs with their centre in a box, as `boxAround` gives it. */
export async function suburbIdsInBox(database: Database, box: readonly number[]): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from location
     where type = 'suburb' and latitude_micro between $1 and $2 and longitude_micro between $3 and $4`,
    box,
    prepared,
  )
  return rows.map(({ id }) => id)
}

/** The outlines that a point may lie in: those whose box holds it. */
export const outlinesAround = (
  database: Database,
  { latitude, longitude }: LatLong,
): Promise<{ id: number; text: string }[]> =>
  database.query<{ id: number; text: string }>(
    `select location_id as id, outline_text as text from location_boundary
     where box(point(west_micro, south_micro), point(east_micro, north_micro))
       && box(point($1::float8, $2::float8), point($1::float8, $2::float8))
     order by location_id`,
    [longitude * 1_000_000, latitude * 1_000_000],
    prepared,
  )
