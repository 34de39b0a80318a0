import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'

export type ChangedPlace = {
  id: number
  uri: string
  type: 'region' | 'suburb' | 'street'
  name: string
  stateCode: StateCode
  postcode: string
}

/** The place that has a uri, or had it; locked until the end of the transaction. */
export async function lockPlace(database: Database, uri: string): Promise<ChangedPlace | null> {
  const [row] = await database.query<ChangedPlace>(
    `select id, uri, type, name, state_code as "stateCode", coalesce(postcode, '') as postcode from location
     where uri = $1 or id = (select location_id from former_location where uri = $1)
     for update`,
    [uri],
  )
  return row ?? null
}

export const streetsOf = (database: Database, suburbId: number): Promise<{ id: number; uri: string; name: string }[]> =>
  database.query<{ id: number; uri: string; name: string }>(
    `select id, uri, name from location where type = 'street' and suburb_id = $1 order by id`,
    [suburbId],
  )

export type NewUri = { id: number; uri: string; newUri: string; name: string; newName: string }

/** Gives places their new uri and name; the old uri leads there. */
export async function setUris(database: Database, places: readonly NewUri[]): Promise<void> {
  const values = [
    places.map(({ id }) => id),
    places.map(({ uri }) => uri),
    places.map(({ newUri }) => newUri),
    places.map(({ name }) => name),
    places.map(({ newName }) => newName),
  ]
  const given =
    'unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[]) as given (id, uri, new_uri, name, new_name)'
  await database.query(`delete from former_location using ${given} where former_location.uri = given.new_uri`, values)
  await database.query(
    `update location set uri = given.new_uri, name = given.new_name from ${given} where location.id = given.id`,
    values,
  )
  await database.query(
    `insert into former_location (uri, name, location_id)
     select given.uri, given.name, given.id from ${given} where given.uri <> given.new_uri`,
    values,
  )
}

/** Puts the new uri of a suburb into those of its listings, which end with it. */
export const renameListings = (database: Database, suburbId: number, uri: string, newUri: string): Promise<unknown> =>
  database.query(
    `update listing set uri = left(uri, length(uri) - length($2)) || $3
     where suburb_id = $1 and right(uri, length($2)) = $2`,
    [suburbId, uri, newUri],
  )

/** Puts the new uris of places into the searches of alerts, each once. */
export const renameInAlerts = (
  database: Database,
  places: readonly Pick<NewUri, 'uri' | 'newUri'>[],
): Promise<unknown> =>
  database.query(RENAME_IN_ALERTS, [places.map(({ uri }) => uri), places.map(({ newUri }) => newUri)])

const NAMED = "jsonb_array_elements(search #> '{locationSearchContext,searchLocations}')"

const RENAME_IN_ALERTS = `
  with changed as (select * from unnest($1::text[], $2::text[]) as changed (uri, new_uri))
  update alert set search = jsonb_set(search, '{locationSearchContext,searchLocations}', (
    select jsonb_agg(jsonb_build_object('uri', uri) order by at)
    from (
      select coalesce(changed.new_uri, named.place ->> 'uri') as uri, min(named.at) as at
      from ${NAMED} with ordinality as named (place, at)
      left join changed on changed.uri = named.place ->> 'uri'
      group by 1
    ) as place
  ))
  where exists (select from ${NAMED} as named (place) join changed on changed.uri = named.place ->> 'uri')`
