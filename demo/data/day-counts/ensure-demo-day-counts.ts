import type { DemoState } from '#demo/data/demo-state.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { periodUntil } from '#domain/performance/performance-period.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { Database } from '#server/platform/database/database.ts'
import { drawnDays } from './drawn-days.ts'

const DAYS = 90

type Enquiry = { listingId: number; receivedAt: Date }
type Home = { id: number; uri: string; stateCode: StateCode; listedAt: Date; completedOn: string | null }

/**
 * Has the homes of the agents who have an account, those of their offices and those beside them viewed, enquired about and saved on each of
 * the last 90 days, in a demonstration of which nothing was counted yet; answers of how many homes. The accounts and the enquiries in their inboxes come before.
 */
export async function ensureDemoDayCounts(
  database: Database,
  { seed, ...range }: DemoState,
  now: Date,
): Promise<number> {
  const [known] = await database.query('select 1 from listing_day_count limit 1')
  if (known) return 0
  const homes = await database.query<Home>(SELECT_HOMES, [range.firstListingId, range.lastListingId])
  const asked = await database.query<Enquiry>(SELECT_ENQUIRIES, [homes.map(({ id }) => id)])
  const received = Map.groupBy(asked, ({ listingId }) => listingId)
  const rows = homes.flatMap(({ id, uri, stateCode, listedAt, completedOn }) => {
    const timeZone = timeZoneOfPlace({ uri, stateCode })
    const today = calendarDateOf(now, timeZone)
    const home = { id, listedOn: calendarDateOf(listedAt, timeZone), until: completedOn ?? today }
    const days = drawnDays(seed, home, periodUntil(today, DAYS), today)
    const came = receivedOn(received.get(id) ?? [], timeZone)
    return days.map(({ day, views, enquiries: drawn, saves }) => {
      // What is in an inbox of the demonstration was sent on that day.
      const enquiries = Math.max(drawn, came.get(day) ?? 0)
      return [id, day, Math.max(views, enquiries + saves), enquiries, saves]
    })
  })
  await database.transaction(() =>
    database.copyRows('listing_day_count', ['listing_id', 'counted_on', 'views', 'enquiries', 'saves'], rows),
  )
  return homes.length
}

/** How many enquiries came on each day. */
function receivedOn(enquiries: readonly Enquiry[], timeZone: string): Map<string, number> {
  const byDay = Map.groupBy(enquiries, ({ receivedAt }) => calendarDateOf(receivedAt, timeZone))
  return new Map([...byDay].map(([day, { length }]) => [day, length]))
}

const SELECT_ENQUIRIES = `
  select listing_id as "listingId", received_at as "receivedAt" from enquiry
  where listing_id = any($1::int[])`

const SELECT_HOMES = `
  with own as (
    select listing.id, listing.suburb_id
    from listing
    where listing.id between $1 and $2 and listing.status_type in ('available', 'completed') and listing.office_id in (
      select agent.office_id from member join agent on agent.id = member.agent_id
    )
  )
  select listing.id, location.uri, location.state_code as "stateCode", listing.listed_at as "listedAt",
    listing.completed_on::text as "completedOn"
  from listing
  join location on location.id = listing.suburb_id
  where listing.id between $1 and $2 and (
    listing.id in (select id from own)
    or (listing.status_type = 'available' and listing.suburb_id in (select suburb_id from own))
  )
  order by listing.id`

/** What was counted up to the day of a demonstration moves with it; what was counted since then stays, and adds up with it. */
export async function moveDayCounts(
  database: Database,
  { firstListingId, lastListingId, date }: DemoState,
  days: number,
): Promise<void> {
  const far = 1_000_000
  const range = [firstListingId, lastListingId]
  await database.query(
    'update listing_day_count set counted_on = counted_on + $3::int where listing_id between $1 and $2 and counted_on <= $4::date',
    [...range, far, date],
  )
  await database.query(MOVE_BACK, [...range, far - days])
  await database.query(
    `delete from listing_day_count where listing_id between $1 and $2 and counted_on > '3000-01-01'::date`,
    range,
  )
}

const MOVE_BACK = `
  insert into listing_day_count as counted (listing_id, counted_on, views, enquiries, saves)
  select listing_id, counted_on - $3::int, views, enquiries, saves
  from listing_day_count
  where listing_id between $1 and $2 and counted_on > '3000-01-01'::date
  on conflict (listing_id, counted_on) do update
  set views = counted.views + excluded.views, enquiries = counted.enquiries + excluded.enquiries,
    saves = counted.saves + excluded.saves`
