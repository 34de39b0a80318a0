import { ListedOfficesDocument } from '#src/api/generated/documents/listed-offices.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { StaffTable } from '../table/staff-table.tsx'
import { useTableView } from '../table/use-table-view.ts'
import { ListHeads } from './list-heads.tsx'
import { officeColumns, officeFilterOf, officeOrderOf } from './office-columns.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import { readAll } from './read-all.ts'

const PAGE_SIZE = 50
const NOTHING = { total: 0, results: [] }

/** Offices that the filters find; the server sorts, filters and pages them. */
export function OfficeList() {
  const execute = useExecute()
  const { view } = useTableView(officeColumns)
  const wanted = officeFilterOf(view)
  const filter = wanted ?? { name: '', suburb: '', company: '' }
  const order = officeOrderOf(view)
  const paging = { skip: (view.page - 1) * PAGE_SIZE, take: PAGE_SIZE }
  const { data, error, isFetching, isPlaceholderData, refetch } = useDocumentQuery(
    ListedOfficesDocument,
    { filter, order, paging },
    { isEnabled: wanted !== null, keepsPrevious: true },
  )
  const found = wanted === null ? NOTHING : data?.staffOffices
  return (
    <Stack gap={24}>
      <ListHeads isOfOffices />
      {wanted === null && <Notice>{copy.shortText}</Notice>}
      <StaffTable
        caption={copy.offices}
        columns={officeColumns}
        keyOf={({ id }) => id}
        rows={found?.results}
        total={found?.total ?? 0}
        readAll={() =>
          readAll(
            async (part) =>
              (await execute(ListedOfficesDocument, { filter, order, paging: part })).staffOffices.results,
          )
        }
        fileName="offices"
        pageSize={PAGE_SIZE}
        failure={error && wanted !== null ? { isBusy: isFetching, onRetry: () => void refetch() } : null}
        isStale={isPlaceholderData}
      />
    </Stack>
  )
}
