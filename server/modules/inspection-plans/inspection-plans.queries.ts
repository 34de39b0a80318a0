import type { Database } from '#server/platform/database/database.ts'
import type { ChosenStop, PlanOwner, StopRow } from './inspection-plan-record.ts'

/** Until the end of the transaction nobody else changes the plans of this member; false where there is no such member. */
export async function lockMember(database: Database, memberId: number): Promise<boolean> {
  const [row] = await database.query('select 1 from member where id = $1 and deleted_at is null for update', [memberId])
  return row !== undefined
}

/** Where the days of each are kept. */
const places = {
  member: { plans: 'inspection_plan', stops: 'inspection_stop', owner: 'member_id' },
  collection: { plans: 'collection_inspection_plan', stops: 'collection_inspection_stop', owner: 'collection_id' },
} as const

/** The version of a day; 0 where there is no plan. */
export async function selectVersion(database: Database, { kind, id }: PlanOwner, date: string): Promise<number> {
  const { plans, owner } = places[kind]
  const [row] = await database.query<{ version: number }>(
    `select version from ${plans} where ${owner} = $1 and local_date = $2::date`,
    [id, date],
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
export const selectStops = (database: Database, { kind, id }: PlanOwner, date: string): Promise<StopRow[]> =>
  database.query<StopRow>(
    `select ${STOP} from ${places[kind].stops} stop
     where ${places[kind].owner} = $1 and local_date = $2::date order by position`,
    [id, date],
  )

/** The visits of all days from one on, the earliest first, each once. */
export const selectStopsFrom = (database: Database, memberId: number, date: string): Promise<StopRow[]> =>
  database.query<StopRow>(
    `with visit as (
       select listing_id, starts_at, ends_at from inspection_stop where member_id = $1 and local_date >= $2::date
       union
       select listing_id, starts_at, ends_at from collection_inspection_stop planned
       join collection_contributor own on own.collection_id = planned.collection_id and own.member_id = $1
       join collection on collection.id = planned.collection_id and collection.deleted_at is null
       where local_date >= $2::date
     ), stop as (
       select distinct on (listing_id, starts_at) * from visit order by listing_id, starts_at, ends_at
     )
     select ${STOP} from stop order by starts_at, listing_id`,
    [memberId, date],
  )

type NewPlan = { date: string; version: number; stops: readonly ChosenStop[]; now: Date }

/** Keeps a day in place of what was kept of it before. */
export async function replacePlan(database: Database, { kind, id }: PlanOwner, plan: NewPlan): Promise<void> {
  const { date, version, stops, now } = plan
  const place = places[kind]
  await database.query(
    `insert into ${place.plans} (${place.owner}, local_date, version, modified_at) values ($1, $2::date, $3, $4)
     on conflict (${place.owner}, local_date)
     do update set version = excluded.version, modified_at = excluded.modified_at`,
    [id, date, version, now],
  )
  await database.query(`delete from ${place.stops} where ${place.owner} = $1 and local_date = $2::date`, [id, date])
  await database.query(
    `insert into ${place.stops} (${place.owner}, local_date, position, listing_id, starts_at, ends_at)
     select $1::int, $2::date, chosen.number - 1, chosen.listing_id, chosen.starts_at, chosen.ends_at
     from unnest($3::int[], $4::timestamptz[], $5::timestamptz[]) with ordinality
       as chosen (listing_id, starts_at, ends_at, number)`,
    [
      id,
      date,
      stops.map(({ listingId }) => listingId),
      stops.map(({ startsAt }) => startsAt.toISOString()),
      stops.map(({ endsAt }) => endsAt.toISOString()),
    ],
  )
}

/** Removes all days but those that were changed last, so many of them. */
export async function deleteOldestPlans(database: Database, { kind, id }: PlanOwner, most: number): Promise<void> {
  const { plans, owner } = places[kind]
  await database.query(
    `delete from ${plans} where ${owner} = $1 and local_date in (
       select local_date from ${plans} where ${owner} = $1
       order by modified_at desc, local_date desc offset $2)`,
    [id, most],
  )
}

/** How many URLs the calendar of a member has had; 0 before the first one, or where there is no such member. */
export async function selectResetCount(database: Database, memberId: number): Promise<number> {
  const [row] = await database.query<{ resetCount: number }>(
    `select reset_count as "resetCount" from calendar_feed join member on member.id = calendar_feed.member_id
     where member_id = $1 and member.deleted_at is null and member.closed_at is null`,
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
