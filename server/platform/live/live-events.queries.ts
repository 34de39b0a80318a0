import { isOwnChange, type ListingChangeKind, type OwnChangeKind, ownChangeTopics } from '#domain/live/live-event.ts'
import type { OwnTopic } from '#domain/live/live-topics.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A change as open pages may hear of it: numbers, and whom it is for. */
export type LiveEvent = { id: number } & (
  | { kind: ListingChangeKind; listingId: number; stateCode: StateCode | null }
  | { kind: OwnChangeKind; subjectId: number; memberId: number }
)

type Row = {
  id: number
  kind: LiveEvent['kind']
  subjectId: number
  stateCode: StateCode | null
  memberId: number | null
}

/** Changes after a number, in their order. */
export const liveEventsAfter = async (database: Database, id: number, limit: number): Promise<LiveEvent[]> =>
  (await database.query<Row>(SELECT_AFTER, [id, limit], { isPrepared: true })).map(liveEvent)

/** Only that a home is on the market which was not is told apart here; what its state was is nobody's to hear. */
const COLUMNS = `
  event.id, event.subject_id as "subjectId", (event.details ->> 'memberId')::int as "memberId",
  location.state_code as "stateCode",
  case
    when event.kind = 'listing.statusChanged' and event.details ->> 'before' in ('completed', 'removed')
      and event.details ->> 'after' in ('available', 'underOffer') then 'listing.relisted'
    else event.kind
  end as kind`

const TABLES = `
  domain_event event
  left join listing on listing.id = event.subject_id and event.kind like 'listing.%'
  left join location on location.id = listing.suburb_id`

const SELECT_AFTER = `
  select ${COLUMNS} from ${TABLES}
  where event.id > $1 and event.kind not like 'counts.%'
  order by event.id
  limit $2`

/** What somebody hears of. */
export type HeardSubjects = {
  states: readonly string[]
  listingIds: readonly number[]
  ownTopics: readonly OwnTopic[]
  memberId: number | null
}

/** What of it happened after one change and up to another, in order. */
export async function missedEvents(
  database: Database,
  { states, listingIds, ownTopics, memberId }: HeardSubjects,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<LiveEvent[]> {
  const ownKinds = Object.entries(ownChangeTopics).flatMap(([kind, topic]) => (ownTopics.includes(topic) ? [kind] : []))
  const parameters = [after, upTo, states, listingIds, ownKinds, memberId, limit]
  return (await database.query<Row>(SELECT_MISSED, parameters)).map(liveEvent)
}

const SELECT_MISSED = `
  select ${COLUMNS} from ${TABLES}
  where event.id > $1 and event.id <= $2 and case
    when event.kind like 'listing.%' then location.state_code = any ($3::text[]) or event.subject_id = any ($4::int[])
    else event.kind = any ($5::text[]) and (event.details ->> 'memberId')::int = $6::int
  end
  order by event.id
  limit $7`

/** Whether everything since a change is still recorded. */
export async function isRecordedSince(database: Database, id: number): Promise<boolean> {
  const [row] = await database.query<{ isThere: boolean }>(SELECT_IS_THERE, [id])
  return row?.isThere === true
}

const SELECT_IS_THERE = `select $1::bigint = 0 or exists (select from domain_event where id <= $1) as "isThere"`

function liveEvent({ id, kind, subjectId, stateCode, memberId }: Row): LiveEvent {
  if (isOwnChange(kind)) return { id, kind, subjectId, memberId: memberId ?? 0 }
  return { id, kind, listingId: subjectId, stateCode }
}
