import type { DayOfPlace } from '#domain/locations/day-of-place.ts'
import type { EventCount } from '#domain/tracking/tracking-batch.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ofPlace } from '#server/platform/database/of-place.ts'

export type TrackedSubject = 'listing' | 'agent'
export type DayCount = { day: string; type: number; pageType: string; count: number }

/** Whether the batch is new: each is counted once. */
export async function insertBatch(database: Database, batchId: string, now: Date): Promise<boolean> {
  const [row] = await database.query(INSERT_BATCH, [batchId, now])
  return row !== undefined
}

const INSERT_BATCH = `
  insert into tracking_batch (batch_id, received_at) values ($1, $2) on conflict (batch_id) do nothing returning batch_id`

/** Deletes what is known of batches that came before a moment. */
export async function deleteBatchesBefore(database: Database, moment: Date): Promise<void> {
  await database.query('delete from tracking_batch where received_at < $1', [moment])
}

/** Adds to the counts of listings or agents on the day where each is; unknown ones are passed over. */
export async function addEventCounts(
  database: Database,
  subject: TrackedSubject,
  { counts, days }: { counts: readonly EventCount[]; days: readonly DayOfPlace[] },
): Promise<void> {
  const dayColumns = [days.map(({ stateOrSuburb }) => stateOrSuburb), days.map(({ day }) => day)]
  await database.query(statements[subject].count, [...columnsOf(counts), ...dayColumns])
}

/** Keeps what was counted for the member who agreed to it. */
export async function insertMemberEvents(
  database: Database,
  subject: TrackedSubject,
  { counts, memberId, now }: { counts: readonly EventCount[]; memberId: number; now: Date },
): Promise<void> {
  await database.query(statements[subject].saveForMember, [...columnsOf(counts), memberId, now])
}

const columnsOf = (counts: readonly EventCount[]): unknown[][] => [
  counts.map(({ id }) => id),
  counts.map(({ type }) => type),
  counts.map(({ pageType }) => pageType),
  counts.map(({ count }) => count),
]

const EVENTS = 'unnest($1::int[], $2::int[], $3::text[], $4::int[]) as event (subject_id, event_type, page_type, count)'
const DAY = `${ofPlace('location', { keys: '$5', values: '$6' })}::date`

/** `toPlace` joins what stands between a subject and the place where it is. */
const statementsOf = (subject: 'listing' | 'agent', toPlace: string) => ({
  // In the order of the key, so that two posts never wait for each other.
  count: `
    insert into ${subject}_event_count (${subject}_id, counted_on, event_type, page_type, count)
    select ${subject}.id, ${DAY}, event.event_type, event.page_type, event.count
    from ${EVENTS}
    join ${subject} on ${subject}.id = event.subject_id
    ${toPlace}
    order by ${subject}.id, event.event_type, event.page_type
    on conflict (${subject}_id, counted_on, event_type, page_type)
    do update set count = ${subject}_event_count.count + excluded.count`,
  saveForMember: `
    insert into member_event (member_id, ${subject}_id, event_type, page_type, count, received_at)
    select $5::int, ${subject}.id, event.event_type, event.page_type, event.count, $6::timestamptz
    from ${EVENTS}
    join ${subject} on ${subject}.id = event.subject_id`,
})

const statements = {
  listing: statementsOf('listing', 'join location on location.id = listing.suburb_id'),
  agent: statementsOf(
    'agent',
    'join office on office.id = agent.office_id join location on location.id = office.location_id',
  ),
}

/** The counts of a listing from one day to another, both included, by day, type and page type. */
export const countsOfListing = (
  database: Database,
  listingId: number,
  { from, to }: { from: string; to: string },
): Promise<DayCount[]> => database.query<DayCount>(SELECT_OF_LISTING, [listingId, from, to])

const SELECT_OF_LISTING = `
  select counted_on::text as day, event_type as type, page_type as "pageType", count
  from listing_event_count
  where listing_id = $1 and counted_on between $2::date and $3::date
  order by counted_on, event_type, page_type collate "C"`
