import { daysIn, periodUntil } from '#domain/performance/performance-period.ts'
import { dashboardErrors as errors } from '#domain/staff/dashboard.copy.ts'
import {
  byFeedStanding,
  DASHBOARD_ZONE,
  type DayCount,
  feedStandingOf,
  mayReadAlertSends,
  mayReadDashboard,
  mayReadFeedHealth,
  mayReadWhoseAlert,
  seriesOf,
} from '#domain/staff/dashboard.ts'
import { dashboardPeriodOf } from '#domain/staff/dashboard-url.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import type { AlertRecord } from '../world/alerts.ts'
import type { FeedUploadRecord } from '../world/feed-uploads.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { requireCaller } from './sessions.ts'

export const dashboardQueries = ({ world }: MockPortal, headers: Headers) => ({
  dashboard({ days: asked }: { days: number }) {
    if (!mayReadDashboard(requireCaller(world, headers).claims)) throw new Refusal('FORBIDDEN', errors.notStaff)
    if (dashboardPeriodOf(asked) === null) throw new Refusal('BAD_INPUT', errors.days, 'days')
    const today = calendarDateOf(world.now, DASHBOARD_ZONE)
    const days = daysIn(periodUntil(today, asked))
    return {
      days,
      countedAt: world.now.toISOString(),
      series: seriesOf(days, countsOf(world, today)),
      emptySearches: world.emptySearches
        .getAll()
        .filter(({ day }) => days.includes(day))
        .map(({ day, url, count, lastAt }) => ({ day, url, count, lastAt: lastAt.toISOString() })),
    }
  },
  alertSends({ alertId }: { alertId: number }) {
    const { claims } = requireCaller(world, headers)
    if (!mayReadAlertSends(claims)) throw new Refusal('FORBIDDEN', errors.notStaff)
    const alert = find(world.alerts, { id: alertId })
    if (alert === undefined) return null
    const maySeeWhose = mayReadWhoseAlert(claims)
    return {
      alertId,
      sending: sendingOf(alert),
      frequency: alert.frequency,
      isByEmail: alert.isByEmail,
      isByPush: alert.isByPush,
      name: maySeeWhose ? alert.name : null,
      memberId: maySeeWhose ? alert.memberId : null,
      // The mocks send nothing.
      sends: [],
    }
  },
  feedHealth() {
    if (!mayReadFeedHealth(requireCaller(world, headers).claims)) throw new Refusal('FORBIDDEN', errors.notFeedStaff)
    return byFeedStanding(
      world.offices.getAll().flatMap((office) => {
        const uploads = findAll(world.feedUploads, { officeId: office.id })
        const last = uploads.toSorted((left, right) => right.receivedAt.getTime() - left.receivedAt.getTime())[0]
        const hasKey = findAll(world.feedKeys, { officeId: office.id }).some(({ revokedAt }) => revokedAt === null)
        return last === undefined && !hasKey ? [] : [healthOf(world, office, last ?? null)]
      }),
    )
  },
})

function sendingOf({ deletedAt, isPaused, isByEmail, isByPush }: AlertRecord): string {
  if (deletedAt !== null) return 'deleted'
  if (isPaused) return 'paused'
  return isByEmail || isByPush ? 'sending' : 'stopped'
}

function healthOf(world: World, office: { id: number; name: string }, last: FeedUploadRecord | null) {
  const results = last === null ? [] : findAll(world.feedResults, { uploadId: last.id })
  const refused = results.filter(({ outcome }) => outcome === 'refused').length
  return {
    officeId: office.id,
    officeName: office.name,
    standing: feedStandingOf(last === null ? null : { ...last, refused }, world.now),
    uploadId: last?.id ?? null,
    receivedAt: last?.receivedAt.toISOString() ?? null,
    accepted: results.filter(({ outcome }) => ['accepted', 'updated', 'unchanged'].includes(outcome)).length,
    refused,
  }
}

/** What the mocks know of days: homes on the market, views, and searches that found nothing. */
function countsOf(world: World, today: string): DayCount[] {
  const onMarket = (kind: 'sale' | 'rental') =>
    world.listings.getAll().filter(({ listingType, statusType }) => listingType === kind && statusType === 'available')
  return [
    { day: today, subject: 'onMarket', kind: 'sale', count: onMarket('sale').length },
    { day: today, subject: 'onMarket', kind: 'rental', count: onMarket('rental').length },
    ...viewsByDay(world),
    ...world.emptySearches.getAll().map(({ day, count }) => ({ day, subject: 'emptySearches', kind: 'all', count })),
  ]
}

function viewsByDay(world: World): DayCount[] {
  const sums = new Map<string, number>()
  for (const { day, views } of world.dayCounts.getAll().flatMap(({ days }) => days))
    sums.set(day, (sums.get(day) ?? 0) + views)
  return [...sums].map(([day, count]) => ({ day, subject: 'views', kind: 'all', count }))
}
