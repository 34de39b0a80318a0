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

/** A dead letter that is saved. */
export type DeadLetterRow = {
  id: number
  consumer: string
  kind: string
  subjectId: number
  error: string
  occurredAt: Date
  createdAt: Date
  isRetrying: boolean
}

/** Whoever has more than this looks for less. */
const MOST_COUNTED = 1001

export async function countDeadLetters(database: Database, consumer: string | null): Promise<number> {
  const [row] = await database.query<{ total: number }>(COUNT_LETTERS, [consumer, MOST_COUNTED])
  return row?.total ?? 0
}

const COUNT_LETTERS = `
  select count(*) as total from (
    select from event_dead_letter where $1::text is null or consumer = $1 limit $2
  ) as counted`

/** The latest first. */
export const findDeadLetters = (
  database: Database,
  consumer: string | null,
  { skip, take }: { skip: number; take: number },
): Promise<DeadLetterRow[]> => database.query<DeadLetterRow>(SELECT_LETTERS, [consumer, skip, take])

const SELECT_LETTERS = `
  select id, consumer, kind, subject_id as "subjectId", error, occurred_at as "occurredAt", created_at as "createdAt",
    retry_requested_at is not null as "isRetrying"
  from event_dead_letter
  where $1::text is null or consumer = $1
  order by created_at desc, id desc offset $2 limit $3`

/** Asks for another try of those that are not tried already; answers which. */
export const requestRetries = async (database: Database, ids: readonly number[], now: Date): Promise<number[]> =>
  idsOf(await database.query(REQUEST_RETRIES, [ids, now]))

const REQUEST_RETRIES = `
  update event_dead_letter set retry_requested_at = $2
  where id = any($1::int[]) and retry_requested_at is null
  returning id`

/** Deletes those that are not being tried again; answers which. */
export const deleteDeadLetters = async (database: Database, ids: readonly number[]): Promise<number[]> =>
  idsOf(
    await database.query(
      'delete from event_dead_letter where id = any($1::int[]) and retry_requested_at is null returning id',
      [ids],
    ),
  )

const idsOf = (rows: readonly object[]): number[] => rows.map((row) => Number(Reflect.get(row, 'id')))

/** The next one after a number that is to be tried again, held until the transaction ends; null for none. Another process tries the others meanwhile. */
export async function lockLetterToRetry(
  database: Database,
  after: number,
): Promise<{ id: number; consumer: string; event: DomainEvent } | null> {
  const [row] = await database.query<{ id: number; consumer: string; event: DomainEvent }>(LOCK_LETTER, [after])
  return row === undefined ? null : { ...row, event: { ...row.event, occurredAt: new Date(row.event.occurredAt) } }
}

const LOCK_LETTER = `
  select id, consumer,
    jsonb_build_object('id', event_id, 'kind', kind, 'subjectId', subject_id, 'details', details, 'occurredAt', occurred_at) as event
  from event_dead_letter
  where retry_requested_at is not null and id > $1
  order by id limit 1
  for update skip locked`

/** Deletes one that was taken after all. */
export const deleteTaken = async (database: Database, id: number): Promise<void> =>
  void (await database.query('delete from event_dead_letter where id = $1', [id]))

/** Leaves one with why it could not be taken this time. */
export const failRetry = async (database: Database, id: number, error: string): Promise<void> =>
  void (await database.query('update event_dead_letter set retry_requested_at = null, error = $2 where id = $1', [
    id,
    error.slice(0, LONGEST_ERROR),
  ]))

/** How far each consumer is. */
export type ConsumerState = { name: string; behind: number; failures: number; deadLetters: number }

/** Counted up to a limit each. */
export const consumerStates = (database: Database): Promise<ConsumerState[]> =>
  database.query<ConsumerState>(SELECT_CONSUMERS, [MOST_COUNTED])

const SELECT_CONSUMERS = `
  select cursor.consumer as name, cursor.failures,
    (select count(*) from (select from domain_event where id > cursor.last_event_id limit $1) as later) as behind,
    (select count(*) from (
      select from event_dead_letter where consumer = cursor.consumer limit $1) as letter) as "deadLetters"
  from event_cursor as cursor
  order by cursor.consumer`
