import type { Database } from '#server/platform/database/database.ts'
import { DatabaseUnavailable, StatementTimedOut } from '#server/platform/database/errors.ts'
import { deleteTaken, failRetry, lockLetterToRetry } from './dead-letters.queries.ts'
import type { DomainEvent, EventConsumer } from './domain-event.ts'

/** The job that tries again what staff asked for. */
export const RETRY_JOB = 'retry-dead-letters'

type Waiting = { id: number; consumer: string; event: DomainEvent }

/**
 * Hands each change that staff asked for to its consumer once more, in a transaction that takes the dead letter away. One that fails again
 * stays, with why; the next is tried. A database that is away or slow is no fault of a change: the try waits for the next run.
 */
export async function retryDeadLetters(database: Database, consumers: readonly EventConsumer[]): Promise<void> {
  let after = 0
  for (;;) {
    const tried = await retryNext(database, consumers, after)
    if (tried === null) return
    after = tried
  }
}

async function retryNext(
  database: Database,
  consumers: readonly EventConsumer[],
  after: number,
): Promise<number | null> {
  let waiting: Waiting | null = null
  try {
    await database.transaction(
      async () => {
        waiting = await lockLetterToRetry(database, after)
        if (waiting === null) return
        const { id, consumer, event } = waiting
        await consumerNamed(consumers, consumer).handle([event])
        await deleteTaken(database, id)
      },
      { isRepeatable: true },
    )
    return idOf(waiting)
  } catch (error) {
    const id = idOf(waiting)
    if (id === null || error instanceof DatabaseUnavailable || error instanceof StatementTimedOut) throw error
    await failRetry(database, id, error instanceof Error ? error.message : String(error))
    return id
  }
}

// The compiler does not see that the transaction assigns it.
const idOf = (waiting: Waiting | null): number | null => waiting?.id ?? null

function consumerNamed(consumers: readonly EventConsumer[], name: string): EventConsumer {
  const consumer = consumers.find((each) => each.name === name)
  if (consumer === undefined) throw new Error(`There is no consumer ${name} any more`)
  return consumer
}
