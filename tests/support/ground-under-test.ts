import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fetchGround, type FetchOptions } from '#server/gazetteer/ground/fetch-ground.ts'
import { doJob, type GroundMessage } from '#server/gazetteer/ground/ground-job.ts'
import type { Database } from '#server/platform/database/database.ts'
import { imitatedCountry } from './imitated-country.ts'
import { startMapService } from './map-service.ts'

type Row = {
  id: number
  uri: string
  name: string
  region: string | null
  outline: string | null
  neighbours: number[] | null
}

/** A database without places, an imitation of the country's map service, and the fetch from it, in this process. */
export async function groundUnderTest(database: Database) {
  await database.exec('truncate location, database_state restart identity cascade')
  const folder = await mkdtemp(path.join(tmpdir(), 'ground-'))
  const service = await startMapService({ ...imitatedCountry(), pageSize: 2 })
  const messages: GroundMessage[] = []
  return {
    folder,
    service,
    messages,
    fetchNow: (options: Partial<FetchOptions> = {}) =>
      fetchGround({
        database,
        folder: path.join(folder, 'ground'),
        from: { url: service.url, userAgent: 'portal-under-test' },
        run: lastMessage,
        pause: () => Promise.resolve(),
        clock: () => new Date('2026-11-28T00:00:00Z'),
        onMessage: (message) => messages.push(message),
        ...options,
      }),
    addSuburb: (id: number, uri: string, name: string, west: number, south: number) =>
      database.query(
        `insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement, population)
         values ($1, $2, 'suburb', $3, $4, $5, $6, $7, 'city', 100)`,
        [
          id,
          uri,
          name,
          uri.split('-').at(-2)?.toUpperCase() ?? '',
          uri.slice(-4),
          Math.round((south + 0.01) * 1e6),
          Math.round((west + 0.01) * 1e6),
        ],
      ),
    async suburbs(state: string) {
      const rows = await database.query<Row>(
        `select place.id, place.uri, place.name, region.uri as region, outline_text as outline, neighbour_ids as neighbours
         from location place left join location region on region.id = place.region_id
         left join location_boundary on location_id = place.id
         where place.type = 'suburb' and place.state_code = $1 order by place.id`,
        [state],
      )
      return rows
    },
    async close() {
      await service.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What the job says at last, in this process. */
export async function lastMessage(
  job: string,
  tell: (message: GroundMessage) => void,
  freeBytes = () => Promise.resolve(Infinity),
): Promise<GroundMessage> {
  let last: GroundMessage | null = null
  const record = (message: GroundMessage) => {
    last = message
    tell(message)
  }
  await doJob(job, record, freeBytes)
  if (last === null) throw new Error('The job said nothing')
  return last
}
