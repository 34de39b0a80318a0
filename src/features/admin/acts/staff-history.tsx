import { useQuery } from '@tanstack/react-query'
import { ActionsAboutDocument } from '#src/api/generated/documents/actions-about.ts'
import type { ActionsAboutQuery, StaffThing } from '#src/api/generated/graphql.ts'
import { useExecute, viewOptions } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { StaffTable } from '../table/staff-table.tsx'
import type { StaffColumn } from '../table/table-view.ts'
import { actsCopy as copy } from './acts.copy.ts'
import { changeText } from './change-text.ts'

type Action = ActionsAboutQuery['staffActions']['results'][number]

const MOST_ACTIONS = 2000

const columns: readonly StaffColumn<Action>[] = [
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
    value: ({ kind }) => copy.actions[kind],
    isSortable: true,
  },
  { id: 'who', title: copy.columns.who, value: ({ by }) => by ?? copy.formerStaff, isSortable: true },
  { id: 'why', title: copy.columns.why, value: ({ reason }) => reason },
  {
    id: 'changes',
    title: copy.columns.changes,
    value: ({ kind, changes }) => changes.map((each) => changeText(kind, each)).join(', '),
  },
]

type Props = { thing: StaffThing; id: number }

/** What staff did to something, the latest first. */
export function StaffHistory({ thing, id }: Props) {
  const execute = useExecute()
  const { data, error, isFetching, refetch } = useQuery(
    viewOptions({
      queryKey: ['actionsAbout', thing, id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readActions(execute, { thing, id }, signal),
      retry: false,
    }),
  )
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Text role="status">{copy.loading}</Text>
  return (
    <section aria-labelledby="staff-history">
      <Stack gap={12}>
        <Heading level={3} id="staff-history">
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
            fileName={`${thing}-${id}-history`}
          />
        )}
      </Stack>
    </section>
  )
}

async function readActions(execute: ExecuteDocument, about: Props, signal: AbortSignal): Promise<Action[]> {
  const actions: Action[] = []
  let before: string | null = null
  do {
    const { staffActions }: ActionsAboutQuery = await execute(ActionsAboutDocument, { ...about, before }, { signal })
    actions.push(...staffActions.results)
    before = staffActions.next ?? null
  } while (before !== null && actions.length < MOST_ACTIONS)
  return actions
}
