import { ListedCompaniesDocument } from '#src/api/generated/documents/listed-companies.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { StaffTable } from '../table/staff-table.tsx'
import { useTableView } from '../table/use-table-view.ts'
import { companyColumns, companyFilterOf } from './company-columns.tsx'
import { ListHeads } from './list-heads.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import { readAll } from './read-all.ts'

const PAGE_SIZE = 50
const NOTHING = { total: 0, results: [] }

/** Companies that offices belong to, by name. */
export function CompanyList() {
  const execute = useExecute()
  const { view } = useTableView(companyColumns)
  const wanted = companyFilterOf(view)
  const filter = wanted ?? { name: '' }
  const paging = { skip: (view.page - 1) * PAGE_SIZE, take: PAGE_SIZE }
  const { data, error, isFetching, isPlaceholderData, refetch } = useDocumentQuery(
    ListedCompaniesDocument,
    { filter, paging },
    { isEnabled: wanted !== null, keepsPrevious: true },
  )
  const found = wanted === null ? NOTHING : data?.staffCompanies
  return (
    <Stack gap={24}>
      <ListHeads isOfOffices={false} />
      {wanted === null && <Notice>{copy.shortText}</Notice>}
      <StaffTable
        caption={copy.companies}
        columns={companyColumns}
        keyOf={({ id }) => id}
        rows={found?.results}
        total={found?.total ?? 0}
        readAll={() =>
          readAll(
            async (part) => (await execute(ListedCompaniesDocument, { filter, paging: part })).staffCompanies.results,
          )
        }
        fileName="companies"
        pageSize={PAGE_SIZE}
        failure={error && wanted !== null ? { isBusy: isFetching, onRetry: () => void refetch() } : null}
        isStale={isPlaceholderData}
      />
    </Stack>
  )
}
