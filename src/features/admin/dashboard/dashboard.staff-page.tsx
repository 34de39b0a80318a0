import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { dashboardPeriods, formatDashboardUrl, readDashboardPeriod } from '#domain/staff/dashboard-url.ts'
import { weekdayText } from '#domain/time/written-day.ts'
import { DashboardDocument } from '#src/api/generated/documents/dashboard.ts'
import { documentQuery, useExecute, viewOptions } from '#src/api/graphql/document-query.ts'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { dashboardCopy as copy } from './dashboard.copy.ts'
import * as styles from './dashboard.css.ts'
import { EmptySearches } from './empty-searches.tsx'
import { FeedsInShort } from './feeds-in-short.tsx'
import { Figure } from './figure.tsx'
import { figuresOf, type Report } from './figure-numbers.ts'

const ASKED_EVERY_MS = 2000

/** The portal day by day, in charts and tables; the period is in the URL. */
export default defineStaffPage(DashboardPage)

function DashboardPage() {
  const days = readDashboardPeriod(useSearch())
  const { data, error, isFetching, refetch } = useQuery({
    ...viewOptions(documentQuery(useExecute(), DashboardDocument, { days }), true),
    // The first time somebody opens it the portal begins to count.
    refetchInterval: ({ state }) => (state.data?.dashboard.countedAt === null ? ASKED_EVERY_MS : false),
  })
  return (
    <Stack gap={24}>
      <PillLinks label={copy.periods}>
        {dashboardPeriods.map((each) => (
          <PillLink key={each} href={formatDashboardUrl(each)} isShown={each === days}>
            {copy.period(each)}
          </PillLink>
        ))}
      </PillLinks>
      {error && (
        <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Text role="status">{copy.loading}</Text>}
      {!error && data && <Counted report={data.dashboard} />}
      <FeedsInShort />
    </Stack>
  )
}

function Counted({ report }: { report: Report }) {
  const [first, last] = [report.days[0], report.days.at(-1)]
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Text tone="inkSoft">{copy.fromTo(weekdayText(first ?? ''), weekdayText(last ?? ''))}</Text>
        <Text role="status" size="small" tone="inkSoft">
          {report.countedAt == null ? copy.counting : copy.countedAt(momentText(report.countedAt))}
        </Text>
      </Stack>
      <div className={styles.figures}>
        {figuresOf(report).map((figure) => (
          <Figure key={figure.subject} {...figure} />
        ))}
      </div>
      <EmptySearches searches={report.emptySearches} />
    </Stack>
  )
}
