import { agentPerformance, countedAfter } from '#domain/agents/agent-performance.ts'
import { familyKey, nameKey } from '#domain/agents/name-keys.ts'
import { states } from '#domain/lookups/states.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { Database } from '#server/platform/database/database.ts'
import { completedListings, replacePerformance, salesBySuburb } from './performance.queries.ts'
import {
  agentIdsAfter,
  allOfficeIds,
  namesOfFound,
  officeNames,
  replaceOfficeRows,
  replaceSearchRows,
} from './refresh-agents.queries.ts'
import { replaceOfficePlaces, replacePlaces, replacePlaceSearch } from './refresh-places.queries.ts'

const AT_ONCE = 200

/** The last day that figures count: today in the east. */
export const lastDayCounted = (now: Date): string => calendarDateOf(now, states.NSW.timeZone)

/**
 * Brings the figures of these agents and what finds them to what listings and profiles say. Call it after every change of one of them,
 * in the same transaction.
 */
export async function refreshAgents(database: Database, now: Date, agentIds: readonly number[]): Promise<void> {
  if (agentIds.length === 0) return
  const until = lastDayCounted(now)
  const days = { after: countedAfter(until), until }
  await database.transaction(async () => {
    const listings = Map.groupBy(await completedListings(database, agentIds, days), ({ agentId }) => agentId)
    const suburbIds = new Set([...listings.values()].flatMap((own) => own.map(({ suburbId }) => suburbId)))
    const sales = await salesBySuburb(database, [...suburbIds], days)
    const rows = agentIds.map((agentId) => ({
      agentId,
      ...agentPerformance(listings.get(agentId) ?? [], (suburbId) => sales.get(suburbId) ?? 0),
    }))
    await replacePerformance(database, rows, until)
    await replacePlaces(database, agentIds, days)
    await refreshAgentSearch(database, agentIds)
  })
}

/** Brings what finds these agents to their names, ratings and figures. */
export async function refreshAgentSearch(database: Database, agentIds: readonly number[]): Promise<void> {
  const found = await namesOfFound(database, agentIds)
  const rows = found.map(({ id, name }) => ({ id, nameKey: nameKey(name), familyKey: familyKey(name) }))
  await replaceSearchRows(database, agentIds, rows)
  await replacePlaceSearch(database, agentIds)
}

/** The same for every agent and office; call it after loading many and once a day, for a year moves on. */
export async function refreshAllAgents(database: Database, now: Date): Promise<void> {
  let last = 0
  for (;;) {
    const ids = await agentIdsAfter(database, last, AT_ONCE)
    const next = ids.at(-1)
    if (next === undefined) break
    await refreshAgents(database, now, ids)
    last = next
  }
  await refreshOffices(database, now, null)
}

/** Brings what finds these offices to their names and figures; all where no number is given. */
export async function refreshOffices(
  database: Database,
  now: Date,
  officeIds: readonly number[] | null,
): Promise<void> {
  const until = lastDayCounted(now)
  const days = { after: countedAfter(until), until }
  const ids = officeIds ?? (await allOfficeIds(database))
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE)
    const offices = await officeNames(database, some)
    const rows = offices.map(({ id, name }) => ({ id, nameKey: nameKey(name) }))
    await replaceOfficeRows(database, some, rows, days)
    await replaceOfficePlaces(database, some, days)
  }
}
