import { type DashboardSubject, DASHBOARD_ZONE } from '#domain/staff/dashboard.ts'
import type { Database } from '#server/platform/database/database.ts'

// Days of the zone from $1 to $2, each by the index on the moment.
const WITHIN = (moment: string) => `
  ${moment} >= $1::date::timestamp at time zone '${DASHBOARD_ZONE}'
  and ${moment} < ($2::date + 1)::timestamp at time zone '${DASHBOARD_ZONE}'`
const DAY_OF = (moment: string) => `(${moment} at time zone '${DASHBOARD_ZONE}')::date`

const CHANGES = (which: string) => `
  select ${DAY_OF('log.occurred_at')}, listing.listing_type, count(*)
  from listing_log log join listing on listing.id = log.listing_id
  where log.kind in ('listing.published', 'listing.statusChanged') and ${WITHIN('log.occurred_at')} and (${which})
  group by 1, 2`

const MAIL = (state: string) => `
  select ${DAY_OF('created_at')}, case when headers ? 'List-Unsubscribe' then 'news' else 'direct' end, count(*)
  from mail where state = '${state}' and ${WITHIN('created_at')}
  group by 1, 2`

const NOTIFICATIONS = (which: string) => `
  select ${DAY_OF('created_at')}, kind, count(*) from alert_notification
  where ${which} and ${WITHIN('created_at')}
  group by 1, 2`

/** What gives the day, the kind and the count of each subject. */
const sources: Readonly<Record<DashboardSubject, string>> = {
  onMarket: `select $2::date, listing_type, count(*) from listing where status_type = 'available' and $1::date is not null group by 2`,
  cameOn: CHANGES(`log.kind = 'listing.published' or (
    log.details ->> 'after' in ('available', 'underOffer') and log.details ->> 'before' in ('completed', 'removed'))`),
  wentOff: CHANGES(
    `log.details ->> 'after' in ('completed', 'removed') and log.details ->> 'before' in ('available', 'underOffer')`,
  ),
  views: `select counted_on, 'all', sum(views) from listing_day_count where counted_on between $1::date and $2::date group by 1`,
  enquiries: `select ${DAY_OF('received_at')}, kind, count(*) from enquiry where ${WITHIN('received_at')} group by 1, 2`,
  emptySearches: `select searched_on, 'all', sum(count) from empty_search_day where searched_on between $1::date and $2::date group by 1`,
  mailSent: MAIL('sent'),
  mailWaiting: MAIL('pending'),
  mailFailed: MAIL('failed'),
  notifiedByEmail: NOTIFICATIONS('push_message_id is null'),
  notifiedByPush: NOTIFICATIONS('push_message_id is not null'),
}

/** Counts some days of a subject anew; of listings on the market the last day alone, for nobody knows the others any more. */
export async function countDays(
  database: Database,
  subject: DashboardSubject,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await database.query('delete from portal_day_count where subject = $1 and counted_on between $2::date and $3::date', [
    subject,
    subject === 'onMarket' ? to : from,
    to,
  ])
  await database.query(
    `insert into portal_day_count (counted_on, kind, count, subject)
     select source.*, '${subject}' from (${sources[subject]}) as source
     on conflict (subject, kind, counted_on) do update set count = excluded.count`,
    [from, to],
  )
}

/** When days were counted last; null for never. Holds it until the transaction ends, so that one server counts at a time. */
export async function lockCounting(database: Database): Promise<Date | null> {
  await database.query('lock table portal_counting in share row exclusive mode')
  return countedAtOf(database)
}

export async function countedAtOf(database: Database): Promise<Date | null> {
  const [row] = await database.query<{ at: Date }>('select counted_at as at from portal_counting')
  return row?.at ?? null
}

export const setCountedAt = async (database: Database, now: Date): Promise<void> =>
  void (await database.query(
    'insert into portal_counting (counted_at) values ($1) on conflict (is_only) do update set counted_at = excluded.counted_at',
    [now],
  ))

export const deleteDayCountsBefore = async (database: Database, day: string): Promise<void> =>
  void (await database.query('delete from portal_day_count where counted_on < $1::date', [day]))
