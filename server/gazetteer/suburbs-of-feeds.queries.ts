import type { LatLong } from '#domain/geo/lat-long.ts'
import type { SettlementKind } from '#domain/geo/surrounding-radius.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The middle of the suburbs whose postcode is nearest in number, in degrees; null where the state has none. */
export async function middleOfNearestPostcode(
  database: Database,
  { stateCode, postcode }: { stateCode: StateCode; postcode: string },
): Promise<LatLong | null> {
  const [middle] = await database.query<LatLong>(
    `select avg(latitude_micro)::float8 / 1e6 as latitude, avg(longitude_micro)::float8 / 1e6 as longitude
     from location where type = 'suburb' and state_code = $1
     group by postcode order by abs(postcode::int - $2::int), postcode limit 1`,
    [stateCode, postcode],
  )
  return middle ?? null
}

type NewSuburb = LatLong & {
  uri: string
  name: string
  stateCode: StateCode
  postcode: string
  regionId: number | null
  settlement: SettlementKind
  agencyId: string
  now: Date
}

/** Null where the uri is another's. */
export async function insertSuburb(database: Database, suburb: NewSuburb): Promise<number | null> {
  const { uri, name, stateCode, postcode, regionId, latitude, longitude, settlement, agencyId, now } = suburb
  const micro = (degrees: number) => Math.round(degrees * 1e6)
  const [added] = await database.query<{ id: number }>(INSERT_SUBURB, [
    uri,
    name,
    stateCode,
    postcode,
    regionId,
    micro(latitude),
    micro(longitude),
    settlement,
    agencyId,
    now,
  ])
  return added?.id ?? null
}

const INSERT_SUBURB = `
  with suburb as (
    insert into location (uri, type, name, state_code, postcode, region_id, latitude_micro, longitude_micro, settlement)
    select $1, 'suburb', $2, $3, $4, $5, $6, $7, $8
    where not exists (select from former_location where uri = $1)
    on conflict (uri) do nothing
    returning id
  ), noted as (
    insert into suburb_from_feed (location_id, agency_id, added_at) select id, $9, $10 from suburb
  )
  select id from suburb`

/** The suburb that has a uri or had it. */
export async function findSuburb(database: Database, uri: string): Promise<number | null> {
  const [found] = await database.query<{ id: number }>(
    `select id from location where type = 'suburb'
       and (uri = $1 or id = (select location_id from former_location where uri = $1))`,
    [uri],
  )
  return found?.id ?? null
}

export type UnconfirmedSuburb = { uri: string; agencyId: string; listingCount: number }

/** What feeds named first, the oldest first. */
export const unconfirmedSuburbs = (database: Database): Promise<UnconfirmedSuburb[]> =>
  database.query<UnconfirmedSuburb>(
    `select uri, agency_id as "agencyId", (select count(*)::int from listing where suburb_id = location.id) as "listingCount"
     from suburb_from_feed join location on location.id = location_id order by added_at, uri`,
  )

/** Answers whether it waited to be confirmed. */
export async function confirmSuburb(database: Database, uri: string): Promise<boolean> {
  const confirmed = await database.query(
    'delete from suburb_from_feed using location where location.id = location_id and uri = $1 returning location_id',
    [uri],
  )
  return confirmed.length > 0
}

/** Those of these places that a feed named first and nobody has confirmed. */
export async function unconfirmedAmong(database: Database, locationIds: readonly number[]): Promise<Set<number>> {
  const rows = await database.query<{ id: number }>(
    'select location_id as id from suburb_from_feed where location_id = any($1::int[])',
    [locationIds],
  )
  return new Set(rows.map(({ id }) => id))
}
