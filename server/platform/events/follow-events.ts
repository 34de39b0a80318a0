import type { Database } from '#server/platform/database/database.ts'
import { DatabaseUnavailable, StatementTimedOut } from '#server/platform/database/errors.ts'
import { eventsAfter, lockCursor, moveCursor } from './domain-events.queries.ts'
import type { EventConsumer } from './domain-event.ts'
import { addFailure, failuresOf, type DeadLetter } from './dead-letters.queries.ts'

const MOST_TOGETHER = 100
/** After so many failures in a row in the same place changes are handed over one by one, so that each answers for itself. */
const FAILURES_TOGETHER = 5
/** After so many in the same place, the last of them alone, the change there is a dead letter; about five minutes. */
const MOST_FAILURES = 10

/** Saves a change that a consumer cannot take and notifies people; within the transaction that passes it. */
export type OnDeadLetter = (change: DeadLetter) => Promise<void>

/**
 * Hands a consumer all changes since its cursor, in transactions of at most 100: what it does and the cursor are kept together or
 * not at all. Waits while another process does the same, for that may have read before the last change was committed. A change that
 * the consumer cannot take, however often it is tried, becomes a dead letter, so that it stops none of those after it. A database that is away
 * or slow is no fault of a change.
 */
export async function followEvents(
  database: Database,
  consumer: EventConsumer,
  onDeadLetter: OnDeadLetter,
): Promise<void> {
  const most = (await failuresOf(database, consumer.name)) < FAILURES_TOGETHER ? MOST_TOGETHER : 1
  try {
    while (await handleNext(database, consumer, most)) {
      // Until nothing is left.
    }
  } catch (error) {
    if (error instanceof DatabaseUnavailable || error instanceof StatementTimedOut) throw error
    if ((await addFailure(database, consumer.name)) < MOST_FAILURES) throw error
    const text = error instanceof Error ? error.message : String(error)
    await passNext(database, { consumer: consumer.name, error: text, onDeadLetter })
    return followEvents(database, consumer, onDeadLetter)
  }
}

/** Whether there may be more. */
const handleNext = (database: Database, { name, kinds, handle }: EventConsumer, most: number): Promise<boolean> =>
  database.transaction(
    async () => {
      const cursor = await lockCursor(database, name)
      if (cursor === null) return false
      const events = await eventsAfter(database, cursor.id, most)
      const newest = events.at(-1)
      if (newest === undefined) return false
      const followed = events.filter(({ kind }) => kinds.includes(kind))
      if (followed.length > 0) await handle(followed)
      await moveCursor(database, name, newest.id)
      return events.length === most
    },
    // Members change the same rows meanwhile, in another order.
    { isRepeatable: true },
  )

/** Makes a dead letter of the change that the consumer could not take; unless another process moved the cursor meanwhile, which counts anew. */
const passNext = (
  database: Database,
  { consumer, error, onDeadLetter }: { consumer: string; error: string; onDeadLetter: OnDeadLetter },
): Promise<void> =>
  database.transaction(async () => {
    const cursor = await lockCursor(database, consumer)
    if (cursor === null || cursor.failures < MOST_FAILURES) return
    const [event] = await eventsAfter(database, cursor.id, 1)
    if (event === undefined) return
    await onDeadLetter({ consumer, event, error })
    await moveCursor(database, consumer, event.id)
  })
