import { waitForCommitOrder } from '#server/platform/database/commit-order.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DomainEvent, NewDomainEvent } from './domain-event.ts'

/** Records changes in their order; writers wait here for each other until they commit. */
export async function insertEvents(database: Database, events: readonly NewDomainEvent[], now: Date): Promise<void> {
  await waitForCommitOrder(database)
  await database.query(
    INSERT_EVENTS,
    [
      events.map(({ kind }) => kind),
      events.map(({ subjectId }) => subjectId),
      events.map(({ details }) => JSON.stringify(details)),
      now,
    ],
    { isPrepared: true },
  )
}

const INSERT_EVENTS = `
  insert into domain_event (kind, subject_id, details, occurred_at)
  select event.kind, event.subject_id, event.details::jsonb, $4::timestamptz
  from unnest($1::text[], $2::int[], $3::text[]) with ordinality as event (kind, subject_id, details, position)
  order by event.position`

/** Changes after a number, in their order. */
export const eventsAfter = (database: Database, id: number, limit: number): Promise<DomainEvent[]> =>
  database.query<DomainEvent>(SELECT_AFTER, [id, limit], { isPrepared: true })

const SELECT_AFTER = `
  select id, kind, subject_id as "subjectId", details, occurred_at as "occurredAt"
  from domain_event
  where id > $1
  order by id
  limit $2`

/** Adds the cursor of a consumer that has none, at the end: it follows what comes from now on. */
export const addCursor = async (database: Database, consumer: string): Promise<void> =>
  void (await database.query(ADD_CURSOR, [consumer]))

const ADD_CURSOR = `
  insert into event_cursor (consumer, last_event_id)
  select $1, coalesce(max(id), 0) from domain_event
  on conflict (consumer) do nothing`

/** Where a consumer is and how often it failed there, held until the transaction ends; waits while another process holds it. Null where there is no cursor. */
export async function lockCursor(
  database: Database,
  consumer: string,
): Promise<{ id: number; failures: number } | null> {
  const [row] = await database.query<{ id: number; failures: number }>(LOCK_CURSOR, [consumer])
  return row ?? null
}

const LOCK_CURSOR = `
  select last_event_id as id, failures from event_cursor where consumer = $1 for update`

/** Moves a cursor that is held. */
export const moveCursor = async (database: Database, consumer: string, id: number): Promise<void> =>
  void (await database.query('update event_cursor set last_event_id = $2, failures = 0 where consumer = $1', [
    consumer,
    id,
  ]))

/** Deletes changes from before a moment that every consumer has handled. */
export const deleteEventsBefore = async (database: Database, moment: Date): Promise<void> =>
  void (await database.query(DELETE_EVENTS, [moment]))

const DELETE_EVENTS = `
  delete from domain_event
  where occurred_at < $1 and id <= (select coalesce(min(last_event_id), 0) from event_cursor)`
