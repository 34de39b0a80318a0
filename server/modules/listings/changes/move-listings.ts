import type { Database } from '#server/platform/database/database.ts'
import type { EventLog } from '#server/platform/events/domain-event.ts'
import { moveListings } from './move-listings.queries.ts'

const AT_ONCE = 500

type Parts = {
  database: Database
  clock: () => Date
  events: EventLog
  refreshSearch: (listingIds: readonly number[]) => Promise<void>
}

/** Makes the listings of one office those of another, within the transaction around; how many they were. */
export async function movedToOffice(
  { database, clock, events, refreshSearch }: Parts,
  from: { officeId: number; toId: number },
): Promise<number> {
  const ids = await moveListings(database, from, clock())
  for (let first = 0; first < ids.length; first += AT_ONCE) await refreshSearch(ids.slice(first, first + AT_ONCE))
  if (ids.length > 0)
    await events.append(...ids.map((id) => ({ kind: 'listing.contentChanged' as const, subjectId: id, details: {} })))
  return ids.length
}
