import { notificationKinds } from '../notifications/notification-kinds.ts'
import { type Claims, hasClaim } from '../permissions/claims.ts'

/** The zone whose days staff count in (docs/product.md, section 30). */
export const DASHBOARD_ZONE = 'Australia/Melbourne'

const ofListings = ['sale', 'rental'] as const
const ofMail = ['direct', 'news'] as const

const ofNotifications = Object.keys(notificationKinds)

/** What is counted of each day, by kind. */
const dashboardKinds = {
  onMarket: ofListings,
  cameOn: ofListings,
  wentOff: ofListings,
  views: ['all'],
  enquiries: ['listing', 'development', 'seller', 'agent'],
  emptySearches: ['all'],
  mailSent: ofMail,
  mailWaiting: ofMail,
  mailFailed: ofMail,
  notifiedByEmail: ofNotifications,
  notifiedByPush: ofNotifications,
} as const satisfies Record<string, readonly string[]>

export type DashboardSubject = keyof typeof dashboardKinds

// The keys of the table are its subjects.
export const dashboardSubjects = Object.keys(dashboardKinds) as DashboardSubject[]

/** A count of a day. */
export type DayCount = { day: string; subject: string; kind: string; count: number }

export type DashboardSeries = { subject: DashboardSubject; kind: string; counts: (number | null)[] }

/** Every series over some days; nothing counted is nought, but for listings on the market: nobody knows how many there were. */
export const seriesOf = (days: readonly string[], counts: readonly DayCount[]): DashboardSeries[] =>
  dashboardSubjects.flatMap((subject) =>
    dashboardKinds[subject].map((kind) => {
      const found = counts.filter((each) => each.subject === subject && each.kind === kind)
      const byDay = new Map(found.map(({ day, count }) => [day, count]))
      const nothing = subject === 'onMarket' ? null : 0
      return { subject, kind, counts: days.map((day) => byDay.get(day) ?? nothing) }
    }),
  )

export const mayReadDashboard = (claims: Claims): boolean => hasClaim(claims, 'listings_permission', 'CanManageAny')

/** Whether somebody sees how feeds do: staff of the dashboard, and those who view files or errors. */
export const mayReadFeedHealth = (claims: Claims): boolean =>
  mayReadDashboard(claims) ||
  hasClaim(claims, 'multiloaders_permission', 'CanViewFiles') ||
  hasClaim(claims, 'multiloaders_permission', 'CanViewErrors')

/** Whether somebody sees which alerts were sent. */
export const mayReadAlertSends = (claims: Claims): boolean => mayReadDashboard(claims)

/** Whether somebody also sees whose alert it is, and its name, which says what they look for. */
export const mayReadWhoseAlert = (claims: Claims): boolean => hasClaim(claims, 'users_permission', 'CanViewAnyMember')

export type FeedStanding = 'failing' | 'silent' | 'good'
type LastUpload = { state: string; receivedAt: Date; refused: number }

const SILENT_AFTER_MS = 7 * 24 * 60 * 60 * 1000

/** How a feed stands by its last upload; null for none. */
export function feedStandingOf(last: LastUpload | null, now: Date): FeedStanding {
  if (last !== null && (last.state === 'failed' || last.refused > 0)) return 'failing'
  return last === null || now.getTime() - last.receivedAt.getTime() > SILENT_AFTER_MS ? 'silent' : 'good'
}

const order: Readonly<Record<FeedStanding, number>> = { failing: 0, silent: 1, good: 2 }

/** Those that fail first, then those that are silent, each by the name of the office. */
export const byFeedStanding = <Row extends { standing: FeedStanding; officeName: string }>(
  rows: readonly Row[],
): Row[] =>
  rows.toSorted(
    (left, right) => order[left.standing] - order[right.standing] || left.officeName.localeCompare(right.officeName),
  )
