import { useQuery } from '@tanstack/react-query'
import { useExecute, viewOptions } from '#src/api/graphql/document-query.ts'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import type { StaffColumn } from '../table/table-view.ts'
import { StaffTable } from '../table/staff-table.tsx'
import { detailsOf } from './log-entry.ts'
import { listingLogCopy as copy } from './listing-log.copy.ts'
import { addressOf, factsOf } from './logged-listing.ts'
import { type LogEntry, MOST_ENTRIES, readLog } from './read-log.ts'

const columns: readonly StaffColumn<LogEntry>[] = [
  {
    id: 'when',
    title: copy.columns.when,
    value: ({ at }) => at,
    cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time>,
    isSortable: true,
  },
  {
    id: 'what',
    title: copy.columns.what,
    value: ({ kind }) => copy.kinds[kind],
    isSortable: true,
    filter: Object.values(copy.kinds).map((name) => ({ value: name, label: name })),
  },
  { id: 'who', title: copy.columns.who, value: ({ by }) => by ?? copy.byPortal, isSortable: true, filter: 'text' },
  { id: 'details', title: copy.columns.details, value: detailsOf, filter: 'text' },
]

/** All that happened to a listing. */
export function LogOfListing({ listingId }: { listingId: number }) {
  const execute = useExecute()
  const { data, error, isFetching, refetch } = useQuery(
    viewOptions({
      queryKey: ['wholeListingLog', listingId],
      queryFn: ({ signal }: { signal: AbortSignal }) => readLog(execute, listingId, signal),
      retry: false,
    }),
  )
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Text role="status">{copy.loading}</Text>
  if (data === null) return <Text role="status">{copy.noListing}</Text>
  const { listing, entries, isWhole } = data
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2}>{addressOf(listing)}</Heading>
        <Text tone="inkSoft">{factsOf(listing)}</Text>
      </Stack>
      {isWhole ? null : <Text tone="inkSoft">{copy.onlyLatest(MOST_ENTRIES)}</Text>}
      {entries.length === 0 ? (
        <Text role="status">{copy.noEntries}</Text>
      ) : (
        <StaffTable
          caption={copy.table}
          columns={columns}
          keyOf={({ id }) => id}
          rows={entries}
          fileName={`listing-${listingId}-log`}
        />
      )}
    </Stack>
  )
}
