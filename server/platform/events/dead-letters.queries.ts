import type { Database } from '#server/platform/database/database.ts'
import type { DomainEvent } from './domain-event.ts'

/** Counts a failure of a consumer where it is; answers how many there were in a row. */
export async function addFailure(database: Database, consumer: string): Promise<number> {
  const [row] = await database.query<{ failures: number }>(
    'update event_cursor set failures = failures + 1 where consumer = $1 returning failures',
    [consumer],
  )
  return row?.failures ?? 0
}

/** How often in a row a consumer failed where it is. */
export async function failuresOf(database: Database, consumer: string): Promise<number> {
  const [row] = await database.query<{ failures: number }>('select failures from event_cursor where consumer = $1', [
    consumer,
  ])
  return row?.failures ?? 0
}

/** A change that a consumer could not take. */
export type DeadLetter = { consumer: string; event: DomainEvent; error: string }

const LONGEST_ERROR = 500

/** Saves a dead letter; answers whether it is the first of its consumer within a day. */
export async function insertDeadLetter(
  database: Database,
  { consumer, event, error }: DeadLetter,
  now: Date,
): Promise<boolean> {
  const { id, kind, subjectId, details, occurredAt } = event
  const earlier = await database.query(EARLIER, [consumer, now])
  const text = error.slice(0, LONGEST_ERROR)
  await database.query(INSERT, [consumer, id, kind, subjectId, JSON.stringify(details), occurredAt, text, now])
  return earlier.length === 0
}

const EARLIER = `
  select 1 from event_dead_letter where consumer = $1 and created_at > $2::timestamptz - interval '1 day' limit 1`

const INSERT = `
  insert into event_dead_letter (consumer, event_id, kind, subject_id, details, occurred_at, error, created_at)
  values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8)
  on conflict do nothing`

/** Deletes dead letters of before a moment. */
export const deleteDeadLettersBefore = async (database: Database, moment: Date): Promise<void> =>
  void (await database.query('delete from event_dead_letter where created_at < $1', [moment]))
