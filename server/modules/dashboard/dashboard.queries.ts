import type { DayCount } from '#domain/staff/dashboard.ts'
import type { Database } from '#server/platform/database/database.ts'

export const findDayCounts = (database: Database, { from, to }: { from: string; to: string }): Promise<DayCount[]> =>
  database.query<DayCount>(
    `select counted_on::text as day, subject, kind, count::float as count from portal_day_count
     where counted_on between $1::date and $2::date`,
    [from, to],
  )

export type FeedRow = {
  officeId: number
  officeName: string
  uploadId: string | null
  state: string
  receivedAt: Date | null
  accepted: number
  refused: number
}

/** The feeds of offices that have a key or sent a file, with what became of the last one; merged offices have none of their own. */
export const findFeeds = (database: Database): Promise<FeedRow[]> => database.query<FeedRow>(SELECT_FEEDS)

const SELECT_FEEDS = `
  select office.id as "officeId", office.name as "officeName", last.id as "uploadId", coalesce(last.state, '') as state,
    last.received_at as "receivedAt", coalesce(result.accepted, 0) as accepted, coalesce(result.refused, 0) as refused
  from office
  left join lateral (
    select id, state, received_at from feed_upload where office_id = office.id order by received_at desc limit 1
  ) as last on true
  left join lateral (
    select count(*) filter (where outcome = 'refused') as refused,
      count(*) filter (where outcome in ('accepted', 'updated', 'unchanged')) as accepted
    from feed_result where upload_id = last.id
  ) as result on true
  where office.merged_into_id is null
    and (last.id is not null or exists (select from feed_key where office_id = office.id and revoked_at is null))`
