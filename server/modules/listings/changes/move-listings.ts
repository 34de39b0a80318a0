import type { Database } from '#server/platform/database/database.ts'
import type { EventLog } from '#server/platform/events/domain-event.ts'
import { touchListing } from './listing-changes.queries.ts'
import { moveListings } from './move-listings.queries.ts'
import { joinMovedHomes } from './same-home.ts'

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
  const now = clock()
  const ids = await moveListings(database, from, now)
  const joined = await joinMovedHomes(database, ids)
  for (const id of joined) await touchListing(database, id, { now, isConfirmed: false })
  const shownAnew = [...new Set([...ids, ...joined])]
  for (let first = 0; first < shownAnew.length; first += AT_ONCE)
    await refreshSearch(shownAnew.slice(first, first + AT_ONCE))
  if (ids.length > 0)
    await events.append(...ids.map((id) => ({ kind: 'listing.contentChanged' as const, subjectId: id, details: {} })))
  return ids.length
}
