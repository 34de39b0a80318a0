import type { Database } from '#server/platform/database/database.ts'
import { eventsAfter, lockCursor, moveCursor } from './domain-events.queries.ts'
import type { EventConsumer } from './domain-event.ts'

const MOST_AT_ONCE = 100

/**
 * Hands a consumer all changes since its cursor, in transactions of at most 100: what it does and the cursor are kept together or
 * not at all. Waits while another process does the same, for that may have read before the last change was committed.
 */
export async function followEvents(database: Database, consumer: EventConsumer): Promise<void> {
  while (await handleNext(database, consumer)) {
    // Until nothing is left.
  }
}

/** Whether there may be more. */
const handleNext = (database: Database, { name, kinds, handle }: EventConsumer): Promise<boolean> =>
  database.transaction(
    async () => {
      const last = await lockCursor(database, name)
      if (last === null) return false
      const events = await eventsAfter(database, last, MOST_AT_ONCE)
      const newest = events.at(-1)
      if (newest === undefined) return false
      const followed = events.filter(({ kind }) => kinds.includes(kind))
      if (followed.length > 0) await handle(followed)
      await moveCursor(database, name, newest.id)
      return events.length === MOST_AT_ONCE
    },
    // Members change the same rows meanwhile, in another order.
    { isRepeatable: true },
  )
