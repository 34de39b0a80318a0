import type { Database } from '#server/platform/database/database.ts'
import { isMigrated, migrate } from '#server/platform/database/migrate.ts'
import { lastDayCounted, refreshAllAgents } from '#server/modules/agents/refresh-agents.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'

export type PrepareOptions = {
  /** Whether a database without listings is filled with the demonstration. */
  hasDemoData: boolean
  now: Date
  /** Prints progress to the terminal. */
  say: (line: string) => void
}

/**
 * Prepares a database for the portal: its tables, the places of the country, the demonstration and
 * what searches read. Does nothing that was done before, so a second start takes no time; cut off at any moment, the next
 * start goes on from what was committed.
 */
export async function prepareData(database: Database, { hasDemoData, now, say }: PrepareOptions): Promise<void> {
  const applied = await migrate(database)
  if (applied.length > 0) say(`Prepared the tables of the database (${applied.length} migrations).`)
  if (hasDemoData) {
    const { prepareDemonstration } = await import('./prepare-demonstration.ts')
    await prepareDemonstration(database, now, say)
  }
  const places = await addMissingPlaces(database)
  if (places > 0) say(`Loaded ${places} places.`)
  if (await addMissingActivities(database, now)) say('Recorded what agents and members did so far.')
  await renewOldSaleKeys(database)
  const isStale = await isSearchStale(database)
  if (isStale) await refreshListingSearch(database)
  const areAgentsStale = isStale || (await areFiguresStale(database, hasDemoData ? lastDayCounted(now) : null))
  if (areAgentsStale) await refreshAllAgents(database, now)
  if (isStale || areAgentsStale || places > 0) await database.maintain()
  if (applied.some((name) => name.startsWith('001-'))) say(HOW_TO_GET_OUTLINES)
}

/** Whether a database was prepared once by this version, so that it can be read as it stands where nothing can be saved. */
export async function wasPrepared(database: Database): Promise<boolean> {
  if (!(await isMigrated(database))) return false
  // The last of what no page can do without.
  const [mark] = await database.query('select key from database_state where key = $1', [GAZETTEER_MARK])
  return mark !== undefined
}

const HOW_TO_GET_OUTLINES =
  'Maps show suburbs roughly until their outlines are fetched, or imported by npm run boundaries:import -- FILE (docs/recipes/street-tiles.md).'

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

const ACTIVITIES_MARK = 'activities'

/** Records what was done before activities were recorded, once for each database; answers whether that found any now. */
async function addMissingActivities(database: Database, now: Date): Promise<boolean> {
  const [mark] = await database.query('select key from database_state where key = $1', [ACTIVITIES_MARK])
  if (mark !== undefined) return false
  const { fillActivities } = await import('#server/modules/activities/fill-activities.ts')
  await database.transaction(
    async () => {
      await fillActivities(database, now)
      await database.query(
        'insert into database_state (key, value) values ($1, $2::jsonb) on conflict (key) do nothing',
        [ACTIVITIES_MARK, JSON.stringify({ filledAt: now.toISOString() })],
      )
    },
    { isLong: true },
  )
  const [found] = await database.query('select 1 from activity limit 1')
  return found !== undefined
}

const SALE_KEYS_MARK = 'sale-keys'

/** Renews what reviews are about once for each database, since addresses are read with every kind of street in full. */
async function renewOldSaleKeys(database: Database): Promise<void> {
  const [mark] = await database.query('select key from database_state where key = $1', [SALE_KEYS_MARK])
  if (mark !== undefined) return
  const { renewSaleKeys } = await import('#server/modules/reviews/renew-sale-keys.ts')
  await database.transaction(
    async () => {
      await renewSaleKeys(database)
      await database.query(
        "insert into database_state (key, value) values ($1, '{}'::jsonb) on conflict (key) do nothing",
        [SALE_KEYS_MARK],
      )
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

/** Whether agents are missing from what finds them or too many are in it, or were counted on another day than the one that is wanted. */
async function areFiguresStale(database: Database, day: string | null): Promise<boolean> {
  const [state] = await database.query<{ isStale: boolean }>(
    `select (select count(*) from agent where left_on is null) <> (select count(*) from agent_search)
       or (select count(*) from office where merged_into_id is null and closed_at is null) <> (select count(*) from office_search)
       or exists (select from agent_performance where until_on <> $1::date) as "isStale"`,
    [day],
  )
  return state?.isStale ?? false
}
