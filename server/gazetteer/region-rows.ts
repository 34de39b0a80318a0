import type { Database } from '#server/platform/database/database.ts'
import { regions } from './regions.ts'
import { settlementOf } from './settlement.ts'

/** Adds the regions that the table `location` lacks; answers the id of each by its uri. */
export async function ensureRegions(database: Database): Promise<Map<string, number>> {
  await database.query(
    `insert into location (uri, type, name, state_code, latitude_micro, longitude_micro, settlement)
     select uri, 'region', name, state_code, latitude, longitude, settlement
     from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[], $6::text[])
       as new (uri, name, state_code, latitude, longitude, settlement)
     on conflict (uri) do nothing`,
    [
      regions.map(({ uri }) => uri),
      regions.map(({ name }) => name),
      regions.map(({ stateCode }) => stateCode),
      regions.map(({ latitude }) => Math.round(latitude * 1e6)),
      regions.map(({ longitude }) => Math.round(longitude * 1e6)),
      regions.map(settlementOf),
    ],
  )
  const rows = await database.query<{ id: number; uri: string }>("select id, uri from location where type = 'region'")
  return new Map(rows.map(({ id, uri }) => [uri, id]))
}
