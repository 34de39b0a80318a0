import { formatUserUrl } from '#domain/staff/users-url.ts'
import { AlertSendsDocument } from '#src/api/generated/documents/alert-sends.ts'
import type { AlertSendsQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Link } from '#src/design/link/link.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { form } from '../acts/acts.css.ts'
import { SmallTable } from '../table/small-table.tsx'
import type { StaffColumn } from '../table/table-view.ts'
import { alertsCopy as copy } from './alerts.copy.ts'

type Alert = NonNullable<AlertSendsQuery['alertSends']>
type Send = Alert['sends'][number]

const columns: readonly StaffColumn<Send>[] = [
  { id: 'when', title: copy.columns.when, value: ({ at }) => momentText(at) },
  { id: 'channel', title: copy.columns.channel, value: ({ isByPush }) => (isByPush ? copy.push : copy.email) },
  { id: 'homes', title: copy.columns.homes, value: ({ listingCount }) => listingCount },
  { id: 'outcome', title: copy.columns.outcome, value: ({ outcome }) => copy.outcomes[outcome] },
]

/** Whether an alert sends, and what it sent; never what it searches for. */
export function SendsOfAlert({ alertId }: { alertId: number }) {
  const { data, error, isFetching, refetch } = useDocumentQuery(AlertSendsDocument, { alertId })
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  const alert = data.alertSends
  if (alert == null) return <Text role="status">{copy.noAlert}</Text>
  return (
    <section aria-labelledby="alert-sends">
      <Stack gap={16}>
        <Heading level={2} size="lead" id="alert-sends">
          {copy.alert(alertId)}
        </Heading>
        <div className={form}>
          <FactList items={factsOf(alert)} />
        </div>
        {alert.sends.length === 0 ? (
          <Text>{copy.noSends}</Text>
        ) : (
          <SmallTable caption={copy.sends} columns={columns} keyOf={({ id }) => id} rows={alert.sends} />
        )}
      </Stack>
    </section>
  )
}

const factsOf = ({ sending, frequency, isByEmail, isByPush, name, memberId }: Alert) => [
  { term: copy.facts.sending, detail: copy.sendings[sending] },
  { term: copy.facts.frequency, detail: copy.frequencies[frequency] },
  {
    term: copy.facts.channels,
    detail: copy.by[isByEmail ? (isByPush ? 'both' : 'email') : isByPush ? 'push' : 'nothing'],
  },
  ...(name == null ? [] : [{ term: copy.facts.name, detail: name }]),
  ...(memberId == null
    ? []
    : [{ term: copy.facts.member, detail: <Link href={formatUserUrl(memberId)}>{String(memberId)}</Link> }]),
]
