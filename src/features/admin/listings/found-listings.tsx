import { hasClaim } from '#domain/permissions/claims.ts'
import { MOST_LISTINGS_FOUND } from '#domain/staff/listing-acts.ts'
import { FoundListingsDocument } from '#src/api/generated/documents/found-listings.ts'
import type { FoundListingsQueryVariables } from '#src/api/generated/graphql.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import type { Member } from '#src/api/session/member.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { StaffTable } from '../table/staff-table.tsx'
import { useTableView } from '../table/use-table-view.ts'
import { type FoundListing, listingColumns } from './listing-columns.tsx'
import { filterOf, orderOf } from './listing-filter.ts'
import { listingsCopy as copy } from './listings.copy.ts'

const PAGE_SIZE = 50
const PAGE_OF_FILE = 100

const nothing = { total: 0, results: [] }

/** Listings whom the filters find; the server sorts, filters and pages them. */
export function FoundListings({ staff }: { staff: Member }) {
  const execute = useExecute()
  const columns = listingColumns(hasClaim(staff.claims, 'listings_permission', 'CanManageAny'))
  const { view } = useTableView(columns)
  const wanted = filterOf(view)
  const problem = typeof wanted === 'string' ? wanted : null
  const filter = typeof wanted === 'string' ? { isBoosted: false } : wanted
  const order = orderOf(view)
  const paging = { skip: (view.page - 1) * PAGE_SIZE, take: PAGE_SIZE }
  const { data, error, isFetching, isPlaceholderData, refetch } = useDocumentQuery(
    FoundListingsDocument,
    { filter, order, paging },
    { isEnabled: problem === null, keepsPrevious: true },
  )
  const found = problem === null ? data?.staffListings : nothing
  const total = found?.total ?? 0
  return (
    <Stack gap={24}>
      {problem !== null && <Notice>{problem}</Notice>}
      {total > MOST_LISTINGS_FOUND && <Notice>{copy.tooMany(MOST_LISTINGS_FOUND)}</Notice>}
      <StaffTable
        caption={copy.table}
        columns={columns}
        keyOf={({ listing }) => listing.id}
        rows={found?.results}
        total={Math.min(total, MOST_LISTINGS_FOUND)}
        readAll={() => readAll(execute, { filter, order })}
        fileName="listings"
        pageSize={PAGE_SIZE}
        failure={error && problem === null ? { isBusy: isFetching, onRetry: () => void refetch() } : null}
        isStale={isPlaceholderData}
      />
    </Stack>
  )
}

/** All that were found, as far as the table goes. */
async function readAll(
  execute: ExecuteDocument,
  asked: Omit<FoundListingsQueryVariables, 'paging'>,
): Promise<FoundListing[]> {
  const listings: FoundListing[] = []
  for (;;) {
    const paging = { skip: listings.length, take: PAGE_OF_FILE }
    const { staffListings } = await execute(FoundListingsDocument, { ...asked, paging })
    listings.push(...staffListings.results)
    if (staffListings.results.length < PAGE_OF_FILE || listings.length >= MOST_LISTINGS_FOUND) return listings
  }
}
