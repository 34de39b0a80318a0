import type { Database } from '#server/platform/database/database.ts'
import type { ChosenStop, StopRow } from './inspection-plan-record.ts'

/** Until the end of the transaction nobody else changes the plans of this member; false where there is no such member. */
export async function lockMember(database: Database, memberId: number): Promise<boolean> {
  const [row] = await database.query('select 1 from member where id = $1 and deleted_at is null for update', [memberId])
  return row !== undefined
}

/** The version of a day; 0 where there is no plan. */
export async function selectVersion(database: Database, memberId: number, date: string): Promise<number> {
  const [row] = await database.query<{ version: number }>(
    'select version from inspection_plan where member_id = $1 and local_date = $2::date',
    [memberId, date],
  )
  return row?.version ?? 0
}

const STOP = `
  stop.listing_id as "listingId", stop.starts_at as "startsAt", stop.ends_at as "endsAt",
  exists (
    select from listing_inspection inspection
    join listing on listing.id = inspection.listing_id and listing.status_type = 'available'
    where inspection.listing_id = stop.listing_id
      and inspection.starts_at <= stop.starts_at and inspection.ends_at >= stop.ends_at
  ) as "isStillOpen"`

/** The visits of a day in their order. */
export const selectStops = (database: Database, memberId: number, date: string): Promise<StopRow[]> =>
  database.query<StopRow>(
    `select ${STOP} from inspection_stop stop where member_id = $1 and local_date = $2::date order by position`,
    [memberId, date],
  )

/** The visits of all days from one on, the earliest first. */
export const selectStopsFrom = (database: Database, memberId: number, date: string): Promise<StopRow[]> =>
  database.query<StopRow>(
    `select ${STOP} from inspection_stop stop
     where member_id = $1 and local_date >= $2::date order by starts_at, position`,
    [memberId, date],
  )

type NewPlan = { date: string; version: number; stops: readonly ChosenStop[]; now: Date }

/** Keeps a day in place of what was kept of it before. */
export async function replacePlan(database: Database, memberId: number, plan: NewPlan): Promise<void> {
  const { date, version, stops, now } = plan
  await database.query(
    `insert into inspection_plan (member_id, local_date, version, modified_at) values ($1, $2::date, $3, $4)
     on conflict (member_id, local_date) do update set version = excluded.version, modified_at = excluded.modified_at`,
    [memberId, date, version, now],
  )
  await database.query('delete from inspection_stop where member_id = $1 and local_date = $2::date', [memberId, date])
  await database.query(INSERT_STOPS, [
    memberId,
    date,
    stops.map(({ listingId }) => listingId),
    stops.map(({ startsAt }) => startsAt.toISOString()),
    stops.map(({ endsAt }) => endsAt.toISOString()),
  ])
}

const INSERT_STOPS = `
  insert into inspection_stop (member_id, local_date, position, listing_id, starts_at, ends_at)
  select $1::int, $2::date, chosen.number - 1, chosen.listing_id, chosen.starts_at, chosen.ends_at
  from unnest($3::int[], $4::timestamptz[], $5::timestamptz[]) with ordinality
    as chosen (listing_id, starts_at, ends_at, number)`

/** Removes all days of a member but those that were changed last, so many of them. */
export async function deleteOldestPlans(database: Database, memberId: number, most: number): Promise<void> {
  await database.query(
    `delete from inspection_plan where member_id = $1 and local_date in (
       select local_date from inspection_plan where member_id = $1
       order by modified_at desc, local_date desc offset $2)`,
    [memberId, most],
  )
}

/** How many URLs the calendar of a member has had; 0 before the first one, or where there is no such member. */
export async function selectResetCount(database: Database, memberId: number): Promise<number> {
  const [row] = await database.query<{ resetCount: number }>(
    `select reset_count as "resetCount" from calendar_feed join member on member.id = calendar_feed.member_id
     where member_id = $1 and member.deleted_at is null`,
    [memberId],
    { isPrepared: true },
  )
  return row?.resetCount ?? 0
}

/** Counts one more URL; answers how many there are then. */
export async function addReset(database: Database, memberId: number): Promise<number> {
  const [row] = await database.query<{ resetCount: number }>(
    `insert into calendar_feed as feed (member_id, reset_count) values ($1, 1)
     on conflict (member_id) do update set reset_count = feed.reset_count + 1 returning reset_count as "resetCount"`,
    [memberId],
  )
  if (row === undefined) throw new Error('No calendar was made')
  return row.resetCount
}
