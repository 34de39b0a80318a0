import { states } from '#domain/lookups/states.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { Database } from '#server/platform/database/database.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { regions } from '#server/gazetteer/regions.ts'
import { settlementOf } from '#server/gazetteer/settlement.ts'
import { createDemoWorld, type DemoWorldOptions } from './demo-world.ts'
import { loadDemoWorld, type Progress } from './load-demo-world.ts'
import { shiftDemoDates } from './shift-demo-dates.ts'
import { DEMO_VERSION, type DemoState, readDemoState, writeDemoState } from './demo-state.ts'
import { renewDemoGround } from './renew-demo-ground.ts'
import { renewDemoLinks } from './renew-demo-links.ts'

export type DemoDataOptions = {
  database: Database
  /** The instant that counts as now. */
  today: Date
  /** Another seed gives another demonstration. */
  seed?: string
  /** 1 for the whole demonstration; less for tests. */
  scale?: number
  onProgress?: Progress
}

export type DemoDataOutcome =
  /** The database was empty and has the demonstration now. */
  | 'loaded'
  /** It had the demonstration of an earlier day, which is now of today. */
  | 'moved'
  | 'current'
  /** It has listings of somebody else, and is left alone. */
  | 'foreign'

const DEFAULT_SEED = 'homely'
// Any constant that nothing else in this database locks.
const ADVISORY_LOCK = 4_301_119

/**
 * Fills an empty database with the demonstration, or brings one of an earlier version or day to today. Running it again changes
 * nothing. It is one transaction: after a kill at any moment the next start begins anew, and of two servers that start
 * at once one waits for the other.
 */
export async function ensureDemoData(options: DemoDataOptions): Promise<DemoDataOutcome> {
  const { database, onProgress = () => {} } = options
  const outcome = await database.transaction(
    async () => {
      await database.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
      return ensureInside(options, onProgress)
    },
    { isLong: true },
  )
  if (outcome === 'loaded') await database.maintain()
  return outcome
}

async function ensureInside(options: DemoDataOptions, onProgress: Progress): Promise<DemoDataOutcome> {
  const { database, today, seed = DEFAULT_SEED, scale = 1 } = options
  const date = calendarDateOf(today, states.NSW.timeZone)
  const state = await readDemoState(database)
  if (state !== null) return bringToToday(options, state, date, onProgress)
  const [found] = await database.query<{ hasListings: boolean }>('select exists (select from listing) as "hasListings"')
  if (found?.hasListings === true) return 'foreign'
  onProgress('writing the demonstration data, once')
  const worldOptions = await optionsOf(database, { seed, scale, now: today })
  const world = createDemoWorld(worldOptions)
  await loadDemoWorld(database, world, worldOptions, onProgress)
  const ids = world.plans.map(({ id }) => id)
  await writeDemoState(database, {
    version: DEMO_VERSION,
    seed,
    date,
    firstListingId: ids[0] ?? 0,
    lastListingId: ids.at(-1) ?? 0,
  })
  return 'loaded'
}

/** A clock that went back moves nothing. */
async function bringToToday(
  { database, today, scale = 1 }: DemoDataOptions,
  state: DemoState,
  date: string,
  onProgress: Progress,
): Promise<DemoDataOutcome> {
  if (state.version < DEMO_VERSION) {
    if (state.version < 5) {
      onProgress('renewing the links of the demonstration, once')
      await renewDemoLinks(database, state)
    }
    onProgress('moving the addresses of the demonstration onto its streets, once')
    await renewDemoGround(database, state, scale)
    await writeDemoState(database, { ...state, version: DEMO_VERSION })
  }
  if (state.date >= date) return 'current'
  onProgress('moving the demonstration data to today')
  await shiftDemoDates(database, state, { now: today, date })
  await writeDemoState(database, { ...state, version: DEMO_VERSION, date })
  return 'moved'
}

async function optionsOf(
  database: Database,
  { seed, scale, now }: { seed: string; scale: number; now: Date },
): Promise<DemoWorldOptions> {
  const known = await database.query<{ id: number; uri: string }>('select id, uri from location')
  return {
    places: gazetteerPlaces(),
    regions: regions.map((region) => ({ ...region, settlement: settlementOf(region) })),
    seed,
    now,
    scale,
    knownLocations: new Map(known.map(({ id, uri }) => [uri, id])),
  }
}
