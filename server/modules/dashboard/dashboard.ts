import { daysIn, periodUntil } from '#domain/performance/performance-period.ts'
import { dashboardErrors as errors } from '#domain/staff/dashboard.copy.ts'
import {
  byFeedStanding,
  DASHBOARD_ZONE,
  type DashboardSeries,
  feedStandingOf,
  type FeedStanding,
  mayReadAlertSends,
  mayReadDashboard,
  mayReadFeedHealth,
  mayReadWhoseAlert,
  seriesOf,
} from '#domain/staff/dashboard.ts'
import { dashboardPeriodOf } from '#domain/staff/dashboard-url.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { EmptySearchRow, SearchServices } from '#server/modules/search/search-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { type AlertSendRow, type AlertStandingRow, findAlertSends, findAlertStanding } from './alert-sends.queries.ts'
import { COUNT_DAYS_JOB } from './count-days.ts'
import { countedAtOf } from './count-days.queries.ts'
import { type FeedRow, findDayCounts, findFeeds } from './dashboard.queries.ts'

export type DashboardRecord = {
  days: string[]
  countedAt: Date | null
  series: DashboardSeries[]
  emptySearches: EmptySearchRow[]
}

export type FeedHealthRecord = FeedRow & { standing: FeedStanding }

export type AlertSendsRecord = Omit<AlertStandingRow, 'memberId' | 'name'> & {
  name: string | null
  memberId: number | null
  sends: AlertSendRow[]
}

/** What staff see of the portal, day by day (docs/product.md, section 30). Throws FORBIDDEN without the claim. */
export type Dashboard = {
  /** Has the days counted again where that is some minutes ago. Throws BAD_INPUT for another number of days. */
  report(staff: CallingMember, days: number): Promise<DashboardRecord>
  feeds(staff: CallingMember): Promise<FeedHealthRecord[]>
  /** Null where there is no such alert. */
  alertSends(staff: CallingMember, alertId: number): Promise<AlertSendsRecord | null>
}

const FRESH_MS = 5 * 60 * 1000
const MOST_SEARCHES = 50
const MOST_FEEDS = 200
const MOST_SENDS = 100

type Parts = Pick<PlatformServices, 'clock' | 'database' | 'jobs'> & Pick<SearchServices, 'emptySearches'>

export const dashboardOver = ({ clock, database, jobs, emptySearches }: Parts): Dashboard => ({
  async report({ claims }, asked) {
    if (!mayReadDashboard(claims)) throw new PortalError('FORBIDDEN', errors.notStaff)
    if (dashboardPeriodOf(asked) === null) throw new PortalError('BAD_INPUT', errors.days, { field: 'days' })
    const now = clock()
    const period = periodUntil(calendarDateOf(now, DASHBOARD_ZONE), asked)
    const countedAt = await countedAtOf(database)
    if (countedAt === null || now.getTime() - countedAt.getTime() > FRESH_MS)
      await jobs.send(COUNT_DAYS_JOB, {}, { singletonKey: 'opened' })
    const [counts, searches] = await Promise.all([
      findDayCounts(database, period),
      emptySearches.since(period.from, MOST_SEARCHES),
    ])
    const days = daysIn(period)
    return { days, countedAt, series: seriesOf(days, counts), emptySearches: searches }
  },
  async feeds({ claims }) {
    if (!mayReadFeedHealth(claims)) throw new PortalError('FORBIDDEN', errors.notFeedStaff)
    const now = clock()
    const rows = (await findFeeds(database)).map((row) => ({ ...row, standing: standingOf(row, now) }))
    return byFeedStanding(rows).slice(0, MOST_FEEDS)
  },
  async alertSends({ claims }, alertId) {
    if (!mayReadAlertSends(claims)) throw new PortalError('FORBIDDEN', errors.notStaff)
    const alert = await findAlertStanding(database, alertId)
    if (alert === null) return null
    const sends = await findAlertSends(database, { alertId, now: clock(), most: MOST_SENDS })
    return { ...alert, ...(mayReadWhoseAlert(claims) ? {} : { name: null, memberId: null }), sends }
  },
})

const standingOf = ({ state, receivedAt, refused }: FeedRow, now: Date): FeedStanding =>
  feedStandingOf(receivedAt === null ? null : { state, receivedAt, refused }, now)
