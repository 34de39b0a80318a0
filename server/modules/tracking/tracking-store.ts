import { states } from '#domain/lookups/states.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { eventCounts, type TrackedGroup } from '#domain/tracking/tracking-batch.ts'
import type { Database } from '#server/platform/database/database.ts'

export type TrackingBatch = {
  /** The same for every repeat of a post. */
  batchId: string
  groups: readonly TrackedGroup[]
  /** Whoever has signed in; null keeps nothing of who it was. */
  memberId: number | null
}

export type DayCount = { day: string; type: number; pageType: string; count: number }

/** Counts what happens with listings and agents, by the day where they are. */
export type TrackingStore = {
  /** Counts a batch once, however often it comes; what is about nothing that exists is passed over. */
  countListings(batch: TrackingBatch): Promise<void>
  countAgents(batch: TrackingBatch): Promise<void>
  /** The counts of a listing from one day (yyyy-mm-dd) to another, both included, by day, type and page type. */
  ofListing(listingId: number, days: { from: string; to: string }): Promise<DayCount[]>
}

const HOUR = 3_600_000
const BATCHES_KEPT = 30 * 24 * HOUR

/** The counts in the database; batches are remembered for 30 days, so that a repeat is known. */
export function trackingStore({ database, clock }: { database: Database; clock: () => Date }): TrackingStore {
  const forgetOldBatches = hourly(clock, (now) =>
    database.query('delete from tracking_batch where received_at < $1', [new Date(now - BATCHES_KEPT)]),
  )

  async function count({ batchId, groups, memberId }: TrackingBatch, statements: Statements): Promise<void> {
    const now = clock()
    const counts = eventCounts(groups)
    const events = [
      counts.map(({ id }) => id),
      counts.map(({ type }) => type),
      counts.map(({ pageType }) => pageType),
      counts.map((each) => each.count),
    ]
    await database.transaction(async () => {
      const [isNew] = await database.query(INSERT_BATCH, [batchId, now])
      if (isNew === undefined) return
      await database.query(statements.count, [...events, ...daysByState(now)])
      if (memberId !== null) await database.query(statements.keepForMember, [...events, memberId, now])
    })
    await forgetOldBatches()
  }

  return {
    countListings: (batch) => count(batch, listingStatements),
    countAgents: (batch) => count(batch, agentStatements),
    ofListing: (listingId, { from, to }) => database.query<DayCount>(SELECT_OF_LISTING, [listingId, from, to]),
  }
}

/** The calendar day of this moment in each state. */
function daysByState(now: Date): [string[], string[]] {
  const entries = Object.entries(states)
  return [entries.map(([code]) => code), entries.map(([, { timeZone }]) => calendarDateOf(now, timeZone))]
}

function hourly(clock: () => Date, run: (now: number) => Promise<unknown>): () => Promise<void> {
  let ranAt = -Infinity
  return async () => {
    const now = clock().getTime()
    if (now - ranAt < HOUR) return
    ranAt = now
    await run(now)
  }
}

type Statements = { count: string; keepForMember: string }

const EVENTS = 'unnest($1::int[], $2::int[], $3::text[], $4::int[]) as event (subject_id, event_type, page_type, count)'
const DAYS = 'unnest($5::text[], $6::text[]) as day (state_code, counted_on)'

/** `toPlace` joins what stands between a subject and the place where it is. */
const statementsOf = (subject: 'listing' | 'agent', toPlace: string): Statements => ({
  // In the order of the key, so that two posts never wait for each other.
  count: `
    insert into ${subject}_event_count (${subject}_id, counted_on, event_type, page_type, count)
    select ${subject}.id, day.counted_on::date, event.event_type, event.page_type, event.count
    from ${EVENTS}
    join ${subject} on ${subject}.id = event.subject_id
    ${toPlace}
    join ${DAYS} on day.state_code = location.state_code
    order by ${subject}.id, event.event_type, event.page_type
    on conflict (${subject}_id, counted_on, event_type, page_type)
    do update set count = ${subject}_event_count.count + excluded.count`,
  keepForMember: `
    insert into member_event (member_id, ${subject}_id, event_type, page_type, count, received_at)
    select $5::int, ${subject}.id, event.event_type, event.page_type, event.count, $6::timestamptz
    from ${EVENTS}
    join ${subject} on ${subject}.id = event.subject_id`,
})

const listingStatements = statementsOf('listing', 'join location on location.id = listing.suburb_id')
const agentStatements = statementsOf(
  'agent',
  'join office on office.id = agent.office_id join location on location.id = office.location_id',
)

const INSERT_BATCH = `
  insert into tracking_batch (batch_id, received_at) values ($1, $2) on conflict (batch_id) do nothing returning batch_id`

const SELECT_OF_LISTING = `
  select counted_on::text as day, event_type as type, page_type as "pageType", count
  from listing_event_count
  where listing_id = $1 and counted_on between $2::date and $3::date
  order by counted_on, event_type, page_type collate "C"`
