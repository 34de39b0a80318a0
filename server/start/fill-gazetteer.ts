import type { Database } from '#server/platform/database/database.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { ensureRegions } from '#server/gazetteer/region-rows.ts'
import { regions } from '#server/gazetteer/regions.ts'

/** Adds the places of the gazetteer that the database lacks, by uri; answers how many. Others stay as they are. */
export async function fillGazetteer(database: Database): Promise<number> {
  // Whoever loaded rows with numbers of their own left the sequence behind.
  await database.exec(
    "select setval(pg_get_serial_sequence('location', 'id'), (select coalesce(max(id), 0) + 1 from location), false)",
  )
  const regionIds = await ensureRegions(database)
  const regionUris = new Map(regions.map(({ name, stateCode, uri }) => [`${stateCode} ${name}`, uri]))
  const places = gazetteerPlaces()
  const micro = (degrees: number) => Math.round(degrees * 1_000_000)
  const added = await database.query(
    `insert into location
       (uri, type, name, state_code, postcode, region_id, latitude_micro, longitude_micro, population, settlement)
     select uri, 'suburb', name, state_code, postcode, region_id, latitude, longitude, population, settlement
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[], $8::int[], $9::text[])
       as place (uri, name, state_code, postcode, region_id, latitude, longitude, population, settlement)
     on conflict (uri) do nothing
     returning id`,
    [
      places.map(({ uri }) => uri),
      places.map(({ name }) => name),
      places.map(({ stateCode }) => stateCode),
      places.map(({ postcode }) => postcode),
      places.map(
        ({ stateCode, regionName }) => regionIds.get(regionUris.get(`${stateCode} ${regionName}`) ?? '') ?? null,
      ),
      places.map(({ latitude }) => micro(latitude)),
      places.map(({ longitude }) => micro(longitude)),
      places.map(({ population }) => population),
      places.map(({ settlement }) => settlement),
    ],
  )
  return added.length
}
