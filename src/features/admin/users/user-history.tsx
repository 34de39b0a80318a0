import { useQuery } from '@tanstack/react-query'
import { MemberActionsDocument } from '#src/api/generated/documents/member-actions.ts'
import type { MemberActionsQuery } from '#src/api/generated/graphql.ts'
import { useExecute, viewOptions } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { StaffTable } from '../table/staff-table.tsx'
import type { StaffColumn } from '../table/table-view.ts'
import { usersCopy as copy } from './users.copy.ts'

type Action = MemberActionsQuery['staffActions']['results'][number]

const MOST_ACTIONS = 2000

const columns: readonly StaffColumn<Action>[] = [
  {
    id: 'when',
    title: copy.historyColumns.when,
    value: ({ at }) => at,
    cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time>,
    isSortable: true,
  },
  {
    id: 'what',
    title: copy.historyColumns.what,
    value: ({ kind }) => copy.actions[kind] ?? kind,
    isSortable: true,
  },
  { id: 'who', title: copy.historyColumns.who, value: ({ by }) => by ?? copy.formerStaff, isSortable: true },
  { id: 'why', title: copy.historyColumns.why, value: ({ reason }) => reason },
  {
    id: 'changes',
    title: copy.historyColumns.changes,
    value: ({ changes }) =>
      changes
        .map(({ field, before, after }) =>
          after === '' ? copy.taken(`${field} ${before}`) : copy.given(`${field} ${after}`),
        )
        .join(', '),
  },
]

/** What staff did to a member, the latest first. */
export function UserHistory({ id }: { id: number }) {
  const execute = useExecute()
  const { data, error, isFetching, refetch } = useQuery(
    viewOptions({
      queryKey: ['actionsAboutMember', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readActions(execute, id, signal),
      retry: false,
    }),
  )
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Text role="status">{copy.loading}</Text>
  return (
    <section aria-labelledby="user-history">
      <Stack gap={12}>
        <Heading level={3} id="user-history">
          {copy.history}
        </Heading>
        {data.length === 0 ? (
          <Text>{copy.noHistory}</Text>
        ) : (
          <StaffTable
            caption={copy.history}
            columns={columns}
            keyOf={(action) => action.id}
            rows={data}
            fileName={`user-${id}-history`}
          />
        )}
      </Stack>
    </section>
  )
}

async function readActions(execute: ExecuteDocument, id: number, signal: AbortSignal): Promise<Action[]> {
  const actions: Action[] = []
  let before: string | null = null
  do {
    const { staffActions }: MemberActionsQuery = await execute(MemberActionsDocument, { id, before }, { signal })
    actions.push(...staffActions.results)
    before = staffActions.next ?? null
  } while (before !== null && actions.length < MOST_ACTIONS)
  return actions
}
