import { WorkReportDocument } from '#src/api/generated/documents/work-report.ts'
import type { WorkReportQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { SmallTable } from '../table/small-table.tsx'
import type { StaffColumn } from '../table/table-view.ts'
import { jobsCopy as copy } from './jobs.copy.ts'

type Queue = WorkReportQuery['workReport']['queues'][number]
type Consumer = WorkReportQuery['workReport']['consumers'][number]

const queueColumns: readonly StaffColumn<Queue>[] = [
  { id: 'name', title: copy.queueColumns.name, value: ({ name }) => name },
  { id: 'waiting', title: copy.queueColumns.waiting, value: ({ waiting }) => waiting },
  { id: 'running', title: copy.queueColumns.running, value: ({ running }) => running },
  { id: 'failed', title: copy.queueColumns.failed, value: ({ failed }) => failed },
  { id: 'error', title: copy.queueColumns.error, value: ({ lastError }) => lastError ?? '' },
  {
    id: 'counted',
    title: copy.queueColumns.counted,
    value: ({ countedAt }) => (countedAt == null ? copy.notCounted : momentText(countedAt)),
  },
]

const consumerColumns: readonly StaffColumn<Consumer>[] = [
  { id: 'name', title: copy.consumerColumns.name, value: ({ name }) => name },
  { id: 'behind', title: copy.consumerColumns.behind, value: ({ behind }) => copy.mostCounted(behind) },
  { id: 'failures', title: copy.consumerColumns.failures, value: ({ failures }) => failures },
  {
    id: 'letters',
    title: copy.consumerColumns.letters,
    value: ({ deadLetters }) => copy.mostCounted(deadLetters),
    cell: ({ name, deadLetters }) =>
      deadLetters === 0 ? copy.mostCounted(0) : <Link href={lettersOf(name)}>{copy.mostCounted(deadLetters)}</Link>,
  },
]

const lettersOf = (consumer: string): string => `/dashboard/jobs?${new URLSearchParams({ consumer }).toString()}`

/** How much waits, runs and fails. */
export function Queues() {
  const { data, error, isFetching, refetch } = useDocumentQuery(WorkReportDocument, {})
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  const { queues, consumers } = data.workReport
  return (
    <Stack gap={24}>
      <Section id="job-consumers" title={copy.consumers}>
        <SmallTable caption={copy.consumers} columns={consumerColumns} keyOf={({ name }) => name} rows={consumers} />
      </Section>
      <Section id="job-queues" title={copy.queues}>
        {queues.length === 0 ? (
          <Text>{copy.noQueues}</Text>
        ) : (
          <SmallTable caption={copy.queues} columns={queueColumns} keyOf={({ name }) => name} rows={queues} />
        )}
      </Section>
      <div>
        <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          {copy.refresh}
        </Button>
      </div>
    </Stack>
  )
}

const Section = ({ id, title, children }: { id: string; title: string; children: React.ReactNode }) => (
  <section aria-labelledby={id}>
    <Stack gap={12}>
      <Heading level={2} size="lead" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  </section>
)
