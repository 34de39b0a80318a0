import type { DayCounts, PerformanceCounts } from '#domain/performance/performance-counts.ts'
import type { ViewCount } from '#domain/performance/counted-views.ts'
import type { Period } from '#domain/performance/performance-period.ts'
import type { DayOfPlace } from '#domain/locations/day-of-place.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ofPlace } from '#server/platform/database/of-place.ts'
import { currentOffice } from '#server/modules/offices/merged-offices-record.ts'

/**
 * Whether a home is an agent's own: one that they offer, or one of the office whose principal they are (docs/product.md, section 28.16).
 * The agent is an expression, and null for nobody.
 */
const isOwnListing = (agentId: string): string => `(
  exists (select from listing_agent where listing_agent.listing_id = listing.id and listing_agent.agent_id = ${agentId})
  or exists (
    select from agent
    where agent.id = ${agentId} and agent.is_principal and agent.left_on is null
      and ${currentOffice('agent.office_id')} = ${currentOffice('listing.office_id')}
  )
)`

/** Adds views on the day where each home is; those of unknown homes, and of this agent's own, are passed over. */
export async function addViews(
  database: Database,
  views: readonly ViewCount[],
  { days, agentId }: { days: readonly DayOfPlace[]; agentId: number | null },
): Promise<void> {
  const columns = [views.map(({ listingId }) => listingId), views.map((each) => each.views)]
  const dayColumns = [days.map(({ stateOrSuburb }) => stateOrSuburb), days.map(({ day }) => day)]
  await database.query(ADD_VIEWS, [...columns, ...dayColumns, agentId])
}

// In the order of the key, so that two posts never wait for each other.
const ADD_VIEWS = `
  insert into listing_day_count (listing_id, counted_on, views)
  select listing.id, ${ofPlace('location', { keys: '$3', values: '$4' })}::date, viewed.views
  from unnest($1::int[], $2::int[]) as viewed (listing_id, views)
  join listing on listing.id = viewed.listing_id
  join location on location.id = listing.suburb_id
  where $5::int is null or not ${isOwnListing('$5::int')}
  order by listing.id
  on conflict (listing_id, counted_on) do update set views = listing_day_count.views + excluded.views`

/** Those of some homes that are not a member's own. */
export async function listingsOfOthers(
  database: Database,
  listingIds: readonly number[],
  memberId: number,
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(SELECT_OF_OTHERS, [listingIds, memberId])
  return rows.map(({ id }) => id)
}

const SELECT_OF_OTHERS = `
  select listing.id from listing
  where listing.id = any ($1::int[]) and not ${isOwnListing('(select agent_id from member where id = $2)')}
  order by listing.id`

type SuburbOfListing = { listingId: number; uri: string; stateCode: StateCode }

/** The suburbs of homes; unknown ones are left out. */
export const suburbsOf = (database: Database, listingIds: readonly number[]): Promise<SuburbOfListing[]> =>
  database.query<SuburbOfListing>(
    `select listing.id as "listingId", location.uri, location.state_code as "stateCode"
     from listing join location on location.id = listing.suburb_id
     where listing.id = any($1::int[])`,
    [listingIds],
  )

/** An enquiry or a save that happened to a home; `eventId` is the number of the change. */
export type CountedChange = { listingId: number; day: string; eventId: number; enquiries: number; saves: number }

/** Adds a change to its day, unless that has counted it or a later one. */
export async function addChange(database: Database, change: CountedChange): Promise<void> {
  const { listingId, day, eventId, enquiries, saves } = change
  await database.query(ADD_CHANGE, [listingId, day, enquiries, saves, eventId])
}

const ADD_CHANGE = `
  insert into listing_day_count (listing_id, counted_on, enquiries, saves, last_event_id)
  values ($1, $2::date, $3, $4, $5)
  on conflict (listing_id, counted_on) do update
  set enquiries = listing_day_count.enquiries + excluded.enquiries, saves = listing_day_count.saves + excluded.saves,
    last_event_id = excluded.last_event_id
  where listing_day_count.last_event_id < excluded.last_event_id`

/** What was counted of several homes together, by day; days without anything are left out. */
export const countsByDay = (
  database: Database,
  listingIds: readonly number[],
  { from, to }: Period,
): Promise<DayCounts[]> => database.query<DayCounts>(SELECT_BY_DAY, [listingIds, from, to])

const SELECT_BY_DAY = `
  select counted_on::text as day, sum(views)::int as views, sum(enquiries)::int as enquiries, sum(saves)::int as saves
  from listing_day_count
  where listing_id = any($1::int[]) and counted_on between $2::date and $3::date
  group by counted_on
  order by counted_on`

/** The sums of each home; a home without any is left out. */
export const countsByListing = (
  database: Database,
  listingIds: readonly number[],
  { from, to }: Period,
): Promise<(PerformanceCounts & { listingId: number })[]> =>
  database.query<PerformanceCounts & { listingId: number }>(SELECT_BY_LISTING, [listingIds, from, to])

const SELECT_BY_LISTING = `
  select listing_id as "listingId", sum(views)::int as views, sum(enquiries)::int as enquiries, sum(saves)::int as saves
  from listing_day_count
  where listing_id = any($1::int[]) and counted_on between $2::date and $3::date
  group by listing_id`

/** Forgets what was counted before a day. */
export async function deleteCountsBefore(database: Database, day: string): Promise<void> {
  await database.query('delete from listing_day_count where counted_on < $1::date', [day])
}
