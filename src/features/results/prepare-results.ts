import { inRememberedOrder } from '#domain/search/change-search.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import { ListingSearchDocument } from '#src/api/generated/documents/listing-search.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/shared/page/define-page.tsx'
import { prefersNewest } from '#src/shared/storage/newest-first.ts'
import { addressOf, ownUrlOf } from './address-of.ts'
import { noCards, officeHead, placeRatings } from './parts.ts'
import { isOfNoPlace } from './search-problem.ts'

/**
 * Reads a page of results: a URL that is not the canonical one leads to that one, one without an order to the order that the
 * visitor remembered; an unknown location, a word that means nothing or a page past the last is
 * not found.
 */
export const prepareResults: PreparePage = async (request, tools) => {
  const { queryClient, execute } = tools
  const address = addressOf(request)
  const reading = parseSearchUrl(address)
  if (!reading.ok || reading.ignored.length > 0) return { status: 404 }
  const parameters = inRememberedOrder(
    reading.parameters,
    import.meta.env.SSR ? request.prefersNewest : prefersNewest(),
  )
  try {
    const { officeUri } = parameters.locationSearchContext
    const [{ listingSearch }, office] = await Promise.all([
      queryClient.fetchQuery(documentQuery(execute, ListingSearchDocument, { searchParams: parameters })),
      prepareOfficeHead(officeUri, tools),
      preparePlaceRatings(parameters, tools),
    ])
    const searched = { officeUri, canonicalUri: reading.canonicalUrl }
    const redirectTo = ownUrlOf({ searched, office, canonicalUri: listingSearch.canonicalUri })
    if (redirectTo !== address) return { status: parameters === reading.parameters ? 301 : 302, redirectTo }
    if (listingSearch.total === 0) {
      const { relaxationsQuery } = await noCards.load()
      await queryClient.prefetchQuery(relaxationsQuery(execute, parameters))
    }
    const isPastTheEnd = parameters.paging.skip > 0 && listingSearch.results.length === 0
    return { status: isPastTheEnd ? 404 : 200 }
  } catch (problem) {
    if (isOfNoPlace(problem)) return { status: 404 }
    throw problem
  }
}

async function preparePlaceRatings(
  parameters: SearchParameters,
  { queryClient, execute }: Parameters<PreparePage>[1],
): Promise<void> {
  const { placeRatingsQuery } = await placeRatings.load()
  const query = placeRatingsQuery(execute, parameters)
  if (query !== null) await queryClient.prefetchQuery(query)
}

/** The office of a search; of one that was merged the one that it was merged into. */
async function prepareOfficeHead(officeUri: string | null, { queryClient, execute }: Parameters<PreparePage>[1]) {
  if (officeUri === null) return null
  const { officeHeadQuery } = await officeHead.load()
  await queryClient.prefetchQuery(officeHeadQuery(execute, officeUri))
  return queryClient.getQueryData(officeHeadQuery(execute, officeUri).queryKey)?.office ?? null
}
