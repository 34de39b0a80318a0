import type { LatLong } from '#domain/geo/lat-long.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import type { Database } from '#server/platform/database/database.ts'
import { middleOf, standOnStreet, type StreetLine } from '#demo/ground/stand-on-street.ts'
import type { DemoState } from './demo-state.ts'
import { createDemoWorld, type DemoWorld } from './demo-world.ts'
import { microDegrees } from './places/distance.ts'

type Street = { line: StreetLine; isRural: boolean }

/**
 * Before version 6 addresses lay at drawn points. Streets of the demonstration, homes on them and schools that nobody has moved
 * now lie where the invented streets are.
 */
export async function renewDemoGround(
  database: Database,
  { seed, firstListingId }: Pick<DemoState, 'seed' | 'firstListingId'>,
  scale: number,
): Promise<void> {
  const world = createDemoWorld({ places: gazetteerPlaces(), regions: [], seed, now: new Date(0), scale })
  const known = await database.query<{ uri: string }>("select uri from location where type = 'street'")
  const streets = world.streetsOf(new Set(known.map(({ uri }) => uri)))
  await database.query(
    MOVE_STREETS,
    columns([...streets], ([uri, { line }]) => [uri, middleOf(line)]),
  )
  const listings = await database.query<ListingRow>(SELECT_LISTINGS, [firstListingId, [...streets.keys()]])
  await database.query(
    MOVE_LISTINGS,
    columns(listings, (listing) => [listing.id, pointOf(listing, streets)]),
  )
  await moveSchools(database, world)
  await refreshListingSearch(database)
}

type ListingRow = { id: number; streetUri: string; streetAddress: string; isOnCorner: boolean }

function pointOf({ streetUri, streetAddress, isOnCorner }: ListingRow, streets: ReadonlyMap<string, Street>): LatLong {
  const { line, isRural } = streets.get(streetUri) ?? { line: [], isRural: false }
  return standOnStreet(line, streetAddress, { isRural, isOnCorner })
}

/** A school that lies elsewhere than it was drawn is somebody else's. */
async function moveSchools(database: Database, { schools, besideStreet }: DemoWorld): Promise<void> {
  const rows = await database.query<SchoolRow>(
    'select id, name, latitude_micro as "latitudeMicro", longitude_micro as "longitudeMicro" from school',
  )
  const drawn = new Map(schools.map((school) => [keyOf(school), school]))
  const moved = rows.flatMap((row) => {
    const school = drawn.get(keyOf(row))
    if (school === undefined) return []
    const point = { latitude: row.latitudeMicro / 1e6, longitude: row.longitudeMicro / 1e6 }
    return [[row.id, besideStreet(school.placeIndex, point)] as const]
  })
  await database.query(
    MOVE_SCHOOLS,
    columns(moved, (each) => each),
  )
}

type SchoolRow = { id: number; name: string; latitudeMicro: number; longitudeMicro: number }

const keyOf = ({ name, latitudeMicro, longitudeMicro }: Omit<SchoolRow, 'id'>): string =>
  `${name} ${latitudeMicro} ${longitudeMicro}`

/** Keys and points as three arrays of a statement. */
function columns<Item>(items: readonly Item[], rowOf: (item: Item) => readonly [string | number, LatLong]): unknown[] {
  const rows = items.map(rowOf)
  return [
    rows.map(([key]) => key),
    rows.map(([, { latitude }]) => microDegrees(latitude)),
    rows.map(([, { longitude }]) => microDegrees(longitude)),
  ]
}

const MOVE_STREETS = `
  update location set latitude_micro = moved.latitude, longitude_micro = moved.longitude
  from unnest($1::text[], $2::int[], $3::int[]) as moved (uri, latitude, longitude)
  where location.uri = moved.uri and location.type = 'street'`

const SELECT_LISTINGS = `
  select listing.id, street.uri as "streetUri", listing.street_address as "streetAddress",
    'Corner block' = any(listing.other_features) as "isOnCorner"
  from listing join location street on street.id = listing.street_id
  where listing.id >= $1 and street.uri = any($2::text[]) and listing.latitude_micro is not null
  order by listing.id`

const MOVE_LISTINGS = `
  update listing set latitude_micro = moved.latitude, longitude_micro = moved.longitude
  from unnest($1::int[], $2::int[], $3::int[]) as moved (id, latitude, longitude)
  where listing.id = moved.id`

const MOVE_SCHOOLS = `
  update school set latitude_micro = moved.latitude, longitude_micro = moved.longitude
  from unnest($1::int[], $2::int[], $3::int[]) as moved (id, latitude, longitude)
  where school.id = moved.id`
