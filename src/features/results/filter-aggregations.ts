import { useEffect, useState } from 'react'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { ListingSearchAggregationsDocument, type ListingSearchAggregationsQuery } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'

export type FilterAggregations = ListingSearchAggregationsQuery['listingSearch']['aggregations']

/** Milliseconds without another change after which the figures of a draft are read. */
const SETTLED_AFTER = 250

/** The figures of a search, whatever its page. */
export const aggregationsQuery = (execute: ExecuteDocument, search: SearchParameters) =>
  documentQuery(execute, ListingSearchAggregationsDocument, { searchParams: firstPageOf(search) })

/** The figures of a search while it is changed: those before it until the new ones are there. `total` is undefined until then. */
export function useFilterAggregations(draft: SearchParameters): {
  total: number | undefined
  aggregations: FilterAggregations | undefined
} {
  const settled = useSettled(draft)
  const { data, isPlaceholderData } = useDocumentQuery(
    ListingSearchAggregationsDocument,
    { searchParams: firstPageOf(settled) },
    { keepsPrevious: true },
  )
  const isOfDraft = settled === draft && !isPlaceholderData
  return {
    total: isOfDraft ? data?.listingSearch.total : undefined,
    aggregations: data?.listingSearch.aggregations,
  }
}

const firstPageOf = (search: SearchParameters): SearchParameters => ({
  ...search,
  paging: { ...search.paging, skip: 0 },
})

/** A value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [settled, value])
  return settled
}
