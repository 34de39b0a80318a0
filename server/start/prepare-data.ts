import { states } from '#domain/lookups/states.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { readDemoState } from '#server/demo/demo-state.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'

export type PrepareOptions = {
  /** Whether a database without listings is filled with the demonstration. */
  hasDemoData: boolean
  now: Date
  /** Tells the terminal what is going on. */
  say: (line: string) => void
}

/**
 * Brings a database to where the portal can answer from it: its tables, the places of the country, the demonstration and
 * what searches read. Does nothing that was done before, so a second start takes no time; cut off at any moment, the next
 * start goes on from what was committed.
 */
export async function prepareData(database: Database, { hasDemoData, now, say }: PrepareOptions): Promise<void> {
  const applied = await migrate(database)
  if (applied.length > 0) say(`Prepared the tables of the database (${applied.length} migrations).`)
  if (hasDemoData && !(await isDemoOfToday(database, now))) await bringDemoToToday(database, now, say)
  if (hasDemoData) await addDemoMembers(database, now, say)
  if (hasDemoData) await addDemoQuestions(database, now, say)
  const places = await addMissingPlaces(database)
  if (places > 0) say(`Loaded ${places} places.`)
  const isStale = await isSearchStale(database)
  if (isStale) await refreshListingSearch(database)
  if (isStale || places > 0) await database.maintain()
}

/** The demonstration is a large part of the program, so it is only loaded on the days that need it. */
async function isDemoOfToday(database: Database, now: Date): Promise<boolean> {
  const state = await readDemoState(database)
  return state !== null && state.date >= calendarDateOf(now, states.NSW.timeZone)
}

async function bringDemoToToday(database: Database, now: Date, say: PrepareOptions['say']): Promise<void> {
  const { ensureDemoData } = await import('#server/demo/ensure-demo-data.ts')
  const startedAt = performance.now()
  const outcome = await ensureDemoData({ database, today: now, onProgress: (message) => say(`  ${message}`) })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (outcome === 'loaded') say(`Filled the database with the demonstration in ${seconds} s.`)
}

/** Somebody else's portal has no accounts whose password everybody knows. */
async function addDemoMembers(database: Database, now: Date, say: PrepareOptions['say']): Promise<void> {
  if ((await readDemoState(database)) === null) return
  const { ensureDemoMembers } = await import('#server/demo/members/ensure-demo-members.ts')
  const { DEMO_PASSWORD } = await import('#server/demo/members/demo-members.ts')
  if ((await ensureDemoMembers(database, now)) === 0) return
  say(`Added demonstration accounts, each with the password "${DEMO_PASSWORD}":`)
  say('  lena@homely.example (local), agnes@homely.example (agent), stella@homely.example (staff, every claim);')
  say('  README.md lists the others.')
}

async function addDemoQuestions(database: Database, now: Date, say: PrepareOptions['say']): Promise<void> {
  const state = await readDemoState(database)
  const [known] = await database.query('select 1 from question limit 1')
  if (state === null || known !== undefined) return
  const { ensureDemoQuestions } = await import('#server/demo/questions/ensure-demo-questions.ts')
  const added = await ensureDemoQuestions(database, state, now)
  if (added > 0) say(`Added ${added.toLocaleString('en-AU')} questions and discussions of the demonstration.`)
}

const GAZETTEER_MARK = 'gazetteer'

/** Adds the places of the gazetteer once for each database; answers how many were missing. */
async function addMissingPlaces(database: Database): Promise<number> {
  const [mark] = await database.query('select key from database_state where key = $1', [GAZETTEER_MARK])
  if (mark !== undefined) return 0
  const { fillGazetteer } = await import('./fill-gazetteer.ts')
  return database.transaction(
    async () => {
      const added = await fillGazetteer(database)
      await database.query(
        'insert into database_state (key, value) values ($1, $2::jsonb) on conflict (key) do nothing',
        [GAZETTEER_MARK, JSON.stringify({ added })],
      )
      return added
    },
    { isLong: true },
  )
}

/** Whether listings on the market, sold or leased are missing from what searches read, or too many are in it. */
async function isSearchStale(database: Database): Promise<boolean> {
  const [counts] = await database.query<{ listings: number; found: number }>(
    `select (select count(*) from listing where status_type <> 'removed') as listings,
       (select count(*) from listing_search) as found`,
  )
  return counts?.listings !== counts?.found
}
