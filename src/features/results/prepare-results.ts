import { readSearchAddress } from '#domain/search/search-address.ts'
import { ListingSearchDocument } from '#src/api/generated/graphql.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import type { PageRequest, PreparePage } from '#src/api/pages/page-preparation.ts'
import { loadEmptyResult, loadOfficeHead } from './parts.ts'
import { isOfNoPlace } from './search-problem.ts'

/**
 * Reads a page of results (interpretations 1 and 2): an address that is not the canonical one leads to that one, an
 * unknown place or a page past the last is not found.
 */
export const prepareResults: PreparePage = async (request, tools) => {
  const { queryClient, execute } = tools
  const address = addressOf(request)
  const reading = readSearchAddress(address)
  if (!reading.ok) return { status: 404 }

  try {
    const [{ listingSearch }] = await Promise.all([
      queryClient.fetchQuery(documentQuery(execute, ListingSearchDocument, { searchParams: reading.parameters })),
      prepareOfficeHead(reading.parameters.locationSearchContext.officeUri, tools),
    ])
    const canonical = listingSearch.canonicalUri ?? reading.canonicalAddress
    if (canonical !== address) return { status: 301, redirectTo: canonical }
    if (listingSearch.total === 0) {
      const { relaxationsQuery } = await loadEmptyResult()
      await queryClient.prefetchQuery(relaxationsQuery(execute, reading.parameters))
    }
    const isPastTheEnd = reading.parameters.paging.skip > 0 && listingSearch.results.length === 0
    return { status: isPastTheEnd ? 404 : 200 }
  } catch (problem) {
    if (isOfNoPlace(problem)) return { status: 404 }
    throw problem
  }
}

async function prepareOfficeHead(officeUri: string | null, { queryClient, execute }: Parameters<PreparePage>[1]) {
  if (officeUri === null) return
  const { officeHeadQuery } = await loadOfficeHead()
  await queryClient.prefetchQuery(officeHeadQuery(execute, officeUri))
}

export const addressOf = ({ path, search }: Pick<PageRequest, 'path' | 'search'>): string =>
  search === '' ? path : `${path}?${search}`
