import type { SearchCounts } from '#domain/search/search-count-text.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { ListingSearchAggregationsDocument } from '#src/api/generated/documents/listing-search-aggregations.ts'
import type { FilterForm_AggregationsFragment } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { useSettled } from '#src/shared/runtime/use-settled.ts'

/** The figures of a search, whatever its page. */
export const aggregationsQuery = (execute: ExecuteDocument, search: SearchParameters) =>
  documentQuery(execute, ListingSearchAggregationsDocument, { searchParams: firstPageOf(search) })

/** The figures of a search while it is changed: those before it until the new ones are there. `counts` is undefined until then. */
export function useFilterAggregations(draft: SearchParameters): {
  counts: SearchCounts | undefined
  aggregations: FilterForm_AggregationsFragment | undefined
  error: unknown
} {
  const settled = useSettled(draft)
  const { data, error, isPlaceholderData } = useDocumentQuery(
    ListingSearchAggregationsDocument,
    { searchParams: firstPageOf(settled) },
    { keepsPrevious: true },
  )
  const isOfDraft = settled === draft && !isPlaceholderData
  return {
    counts: isOfDraft ? data?.listingSearch : undefined,
    aggregations: data?.listingSearch.aggregations,
    error,
  }
}

const firstPageOf = (search: SearchParameters): SearchParameters => ({
  ...search,
  paging: { ...search.paging, skip: 0 },
})
