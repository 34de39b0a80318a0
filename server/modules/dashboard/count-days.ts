import { dayAfter } from '#domain/performance/performance-period.ts'
import { DASHBOARD_ZONE, dashboardSubjects } from '#domain/staff/dashboard.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { SearchServices } from '#server/modules/search/search-services.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { countDays, deleteDayCountsBefore, lockCounting, setCountedAt } from './count-days.queries.ts'

export const COUNT_DAYS_JOB = 'dashboard.count'

/** Of these days something may still change: mails are tried for most of a day, and days begin later in the west. */
const DAYS_THAT_CHANGE = 3
/** How many days are counted the first time. */
const FIRST_DAYS = 90
const SEARCHES_KEPT_DAYS = 90
const COUNTS_KEPT_DAYS = 400

type Parts = Pick<PlatformServices, 'clock' | 'database'> & Pick<SearchServices, 'emptySearches'>

/** Counts the days that may have changed since the last time; what is run twice counts the same. */
const countChangedDays = ({ clock, database }: Pick<Parts, 'clock' | 'database'>): Promise<void> =>
  database.transaction(
    async () => {
      const now = clock()
      const to = calendarDateOf(now, DASHBOARD_ZONE)
      const last = await lockCounting(database)
      const from =
        last === null
          ? dayAfter(to, 1 - FIRST_DAYS)
          : dayAfter(calendarDateOf(last, DASHBOARD_ZONE), 1 - DAYS_THAT_CHANGE)
      for (const subject of dashboardSubjects) await countDays(database, subject, { from, to })
      await setCountedAt(database, now)
    },
    { isLong: true },
  )

export const countingJobs = (parts: Parts): JobHandler[] => [
  {
    name: COUNT_DAYS_JOB,
    isForAll: true,
    // Whoever opens the dashboard has it counted too.
    schedule: { cron: '7 * * * *', timeZone: 'UTC' },
    handle: () => countChangedDays(parts),
  },
  {
    name: 'dashboard.clean',
    isForAll: true,
    schedule: { cron: '40 3 * * *', timeZone: 'UTC' },
    async handle() {
      const today = calendarDateOf(parts.clock(), DASHBOARD_ZONE)
      await parts.emptySearches.forgetBefore(dayAfter(today, 1 - SEARCHES_KEPT_DAYS))
      await deleteDayCountsBefore(parts.database, dayAfter(today, 1 - COUNTS_KEPT_DAYS))
    },
  },
]
