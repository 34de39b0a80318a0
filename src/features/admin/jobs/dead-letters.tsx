import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DeadLettersDocument } from '#src/api/generated/documents/dead-letters.ts'
import { documentQuery, useExecute, viewOptions } from '#src/api/graphql/document-query.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { StaffTable } from '../table/staff-table.tsx'
import type { StaffColumn } from '../table/table-view.ts'
import { useTableView } from '../table/use-table-view.ts'
import { DeadLetterActs, type Letter } from './dead-letter-acts.tsx'
import { jobsCopy as copy } from './jobs.copy.ts'

const PAGE_SIZE = 50
const ASKED_EVERY_MS = 2000

const columns: readonly StaffColumn<Letter>[] = [
  { id: 'number', title: copy.columns.number, value: ({ id }) => id },
  { id: 'consumer', title: copy.columns.consumer, value: ({ consumer }) => consumer, filter: 'text' },
  { id: 'kind', title: copy.columns.kind, value: ({ kind }) => kind },
  { id: 'subject', title: copy.columns.subject, value: ({ subjectId }) => subjectId },
  { id: 'error', title: copy.columns.error, value: ({ error }) => error },
  { id: 'occurred', title: copy.columns.occurred, value: ({ occurredAt }) => momentText(occurredAt) },
  { id: 'created', title: copy.columns.created, value: ({ createdAt }) => momentText(createdAt) },
  {
    id: 'state',
    title: copy.columns.state,
    value: ({ isRetrying }) => (isRetrying ? copy.states.retrying : copy.states.waiting),
  },
]

/** The changes that could not be taken, and what staff do with them. What is being tried again is asked for until it is settled. */
export function DeadLetters() {
  const queryClient = useQueryClient()
  const execute = useExecute()
  const { view } = useTableView(columns)
  const consumer = view.filters['consumer'] ?? null
  const paging = { skip: (view.page - 1) * PAGE_SIZE, take: PAGE_SIZE }
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...viewOptions(documentQuery(execute, DeadLettersDocument, { consumer, paging }), true),
    refetchInterval: ({ state }) =>
      state.data?.deadLetters.results.some(({ isRetrying }) => isRetrying) ? ASKED_EVERY_MS : false,
  })
  const letters = data?.deadLetters
  const waiting = useMemo(() => (data?.deadLetters.results ?? []).filter(({ isRetrying }) => !isRetrying), [data])
  return (
    <section aria-labelledby="dead-letters">
      <Stack gap={16}>
        <Heading level={2} size="lead" id="dead-letters">
          {copy.letters}
        </Heading>
        <Text tone="inkSoft">{copy.lettersLead}</Text>
        <StaffTable
          caption={copy.lettersTable}
          columns={columns}
          keyOf={({ id }) => id}
          rows={letters?.results}
          total={letters?.total ?? 0}
          readAll={() => Promise.resolve(letters?.results ?? [])}
          fileName="dead-letters"
          pageSize={PAGE_SIZE}
          failure={error ? { isBusy: isFetching, onRetry: () => void refetch() } : null}
          isStale={isPlaceholderData}
        />
        <DeadLetterActs
          key={`${consumer} ${view.page}`}
          waiting={waiting}
          onDone={() => void queryClient.invalidateQueries()}
        />
      </Stack>
    </section>
  )
}
