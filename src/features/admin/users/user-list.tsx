import { LARGEST_BATCH, LEAST_SOUGHT, mayManageMembers } from '#domain/staff/manage-members.ts'
import { ListedMembersDocument } from '#src/api/generated/documents/listed-members.ts'
import type { ListedMembersQueryVariables, StaffMemberOrder } from '#src/api/generated/graphql.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import type { Member } from '#src/api/session/member.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { StaffTable } from '../table/staff-table.tsx'
import type { TableView } from '../table/table-view.ts'
import { useTableView } from '../table/use-table-view.ts'
import { BatchForm } from './batch-form.tsx'
import { filterOf, type ListedUser, userColumns } from './user-columns.tsx'
import { usersCopy as copy } from './users.copy.ts'

const PAGE_SIZE = 50
const PAGE_OF_FILE = 100

/** Members whom the filters find; the server sorts, filters and pages them. */
export function UserList({ staff }: { staff: Member }) {
  const execute = useExecute()
  const { view } = useTableView(userColumns)
  const filter = filterOf(view)
  const order = orderOf(view)
  const isShort = filter.text !== '' && [...(filter.text ?? '')].length < LEAST_SOUGHT
  const paging = { skip: (view.page - 1) * PAGE_SIZE, take: PAGE_SIZE }
  const { data, error, isFetching, isPlaceholderData, refetch } = useDocumentQuery(
    ListedMembersDocument,
    { filter, order, paging },
    { isEnabled: !isShort, keepsPrevious: true },
  )
  const found = isShort ? { total: 0, results: [] } : data?.staffMembers
  const total = found?.total ?? 0
  const isNarrowed = Object.keys(view.filters).length > 0
  const mayAct = isNarrowed && total > 0 && total <= LARGEST_BATCH && mayManageMembers(staff.claims)
  return (
    <Stack gap={24}>
      {isShort && <Notice>{copy.shortText}</Notice>}
      <StaffTable
        caption={copy.table}
        columns={userColumns}
        keyOf={({ id }) => id}
        rows={found?.results}
        total={total}
        readAll={() => readAll(execute, { filter, order })}
        fileName="users"
        pageSize={PAGE_SIZE}
        failure={error && !isShort ? { isBusy: isFetching, onRetry: () => void refetch() } : null}
        isStale={isPlaceholderData}
      />
      {mayAct && !isPlaceholderData && (
        <BatchForm key={JSON.stringify(filter)} filter={filter} total={total} onFinished={() => void refetch()} />
      )}
    </Stack>
  )
}

/** By name or username where the table is sorted so, else those who joined last first. */
const orderOf = ({ sort }: TableView): StaffMemberOrder =>
  sort?.column === 'name' || sort?.column === 'username' ? sort.column : 'newest'

/** All that were found, as far as a list goes. */
async function readAll(
  execute: ExecuteDocument,
  asked: Omit<ListedMembersQueryVariables, 'paging'>,
): Promise<ListedUser[]> {
  const users: ListedUser[] = []
  for (;;) {
    const paging = { skip: users.length, take: PAGE_OF_FILE }
    const { staffMembers } = await execute(ListedMembersDocument, { ...asked, paging })
    users.push(...staffMembers.results)
    if (staffMembers.results.length < PAGE_OF_FILE || users.length >= LARGEST_BATCH) return users
  }
}
