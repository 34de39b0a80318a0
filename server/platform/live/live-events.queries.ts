import type { LiveEventKind } from '#domain/live/live-event.ts'
import type { LiveTopic, OwnTopic } from '#domain/live/live-topics.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The channel on which every server process learns that there is something to tell. */
export const LIVE_CHANNEL = 'live_event'

/** Who hears of something: whoever wants a topic that is for everybody, or one member. */
export type Audience = Exclude<LiveTopic, OwnTopic> | `${OwnTopic}:${number}`

/** What open pages are told: the numbers by which they read again. */
export type NewLiveEvent = {
  kind: LiveEventKind
  topics: readonly Audience[]
  data: Readonly<Record<string, number | string>>
}

/** A larger number was committed later. */
export type LiveEvent = NewLiveEvent & { id: number }

/** Adds events in their order and notifies every server process; the writer holds the order of commits. */
export const insertLiveEvents = async (database: Database, events: readonly NewLiveEvent[], now: Date): Promise<void> =>
  void (await database.query(
    INSERT,
    [JSON.stringify(events.map(({ kind, topics, data }) => ({ kind, topics, data }))), now, LIVE_CHANNEL],
    { isPrepared: true },
  ))

const INSERT = `
  with added as (
    insert into live_event (kind, topics, data, occurred_at)
    select
      event.value ->> 'kind', array(select jsonb_array_elements_text(event.value -> 'topics')), event.value -> 'data', $2::timestamptz
    from jsonb_array_elements($1::jsonb) with ordinality as event (value, position)
    order by event.position
    returning id
  )
  select pg_notify($3, max(id)::text) from added`

/** Events after a number, in their order. */
export const liveEventsAfter = (database: Database, id: number, limit: number): Promise<LiveEvent[]> =>
  database.query<LiveEvent>(SELECT_AFTER, [id, limit], { isPrepared: true })

const SELECT_AFTER = `select id, kind, topics, data from live_event where id > $1 order by id limit $2`

type Missed = { audiences: readonly Audience[]; after: number; upTo: number; limit: number }

/** What an audience missed after one event and up to another, in order. */
export const missedEvents = (database: Database, { audiences, after, upTo, limit }: Missed): Promise<LiveEvent[]> =>
  database.query<LiveEvent>(SELECT_MISSED, [after, upTo, audiences, limit])

const SELECT_MISSED = `
  select id, kind, topics, data from live_event
  where id > $1 and id <= $2 and topics && $3::text[]
  order by id
  limit $4`

/** Whether everything since an event is still recorded. */
export async function isRecordedSince(database: Database, id: number): Promise<boolean> {
  const [row] = await database.query<{ isThere: boolean }>(SELECT_IS_THERE, [id])
  return row?.isThere === true
}

const SELECT_IS_THERE = `select $1::bigint = 0 or exists (select from live_event where id <= $1) as "isThere"`

/** The number of the last event; 0 before the first. */
export async function lastLiveEventId(database: Database): Promise<number> {
  const [row] = await database.query<{ id: number }>('select coalesce(max(id), 0) as id from live_event')
  return row?.id ?? 0
}

export const deleteLiveEventsBefore = async (database: Database, moment: Date): Promise<void> =>
  void (await database.query('delete from live_event where occurred_at < $1', [moment]))
