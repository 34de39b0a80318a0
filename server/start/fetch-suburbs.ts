import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Environment } from '#server/environment.ts'
import { fetchGroundOnce } from '#server/gazetteer/ground/fetch-once.ts'
import { runGroundProcess } from '#server/gazetteer/ground/ground-process.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serviceUserAgent } from '#server/platform/http/service-client.ts'
import type { CurrentPlaces } from './current-places.ts'

export type SuburbsToFetch = {
  database: Database
  environment: Environment
  say: (line: string) => void
  log: (line: string) => void
  signal: AbortSignal
}

/** Milliseconds between small writes, for those of visitors. */
const PAUSE_MS = 20

/** Fetches the suburbs of the country in the background, where the environment names a service. */
export async function fetchSuburbs(
  { database, environment, say, log, signal }: SuburbsToFetch,
  places: CurrentPlaces,
): Promise<void> {
  const { groundPlacesUrl: url, dataFolder } = environment
  if (url === null) return
  await fetchGroundOnce({
    database,
    url,
    userAgent: serviceUserAgent(environment),
    folder: path.join(dataFolder, 'ground'),
    run: runGroundProcess,
    clock: () => new Date(),
    sleep: (milliseconds, ending) => wait(milliseconds, undefined, { signal: ending, ref: false }),
    pause: () => wait(PAUSE_MS),
    signal,
    say,
    log,
    onStored: () => places.renew(),
  })
}
