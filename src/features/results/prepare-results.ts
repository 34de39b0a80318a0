import { searchModeOfPathPrefix, searchModes } from '#domain/lookups/search-modes.ts'
import { readSearchAddress, writeSearchAddress } from '#domain/search/search-address.ts'
import { DEFAULT_LOCATION_URI, defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { ListingSearchDocument } from '#src/api/generated/graphql.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import type { PageOutcome, PageRequest, PreparePage } from '#src/api/pages/page-preparation.ts'
import { isOfNoPlace } from './search-problem.ts'

/**
 * Reads a page of results (interpretations 1 and 2): a mode alone leads to the visitor's last place, an address that is
 * not the canonical one to that one, an unknown place or a page past the last is not found.
 */
export const prepareResults: PreparePage = async (request, { queryClient, execute }) => {
  const address = addressOf(request)
  const reading = readSearchAddress(address)
  if (!reading.ok)
    return reading.reason === 'NO_LOCATION'
      ? outcomeWithoutLocation(request.path, request.lastLocationUri)
      : { status: 404 }

  try {
    const { listingSearch } = await queryClient.fetchQuery(
      documentQuery(execute, ListingSearchDocument, { searchParams: reading.parameters }),
    )
    const canonical = listingSearch.canonicalUri ?? reading.canonicalAddress
    if (canonical !== address) return { status: 301, redirectTo: canonical }
    const isPastTheEnd = reading.parameters.paging.skip > 0 && listingSearch.results.length === 0
    return { status: isPastTheEnd ? 404 : 200 }
  } catch (problem) {
    if (isOfNoPlace(problem)) return { status: 404 }
    throw problem
  }
}

export const addressOf = ({ path, search }: Pick<PageRequest, 'path' | 'search'>): string =>
  search === '' ? path : `${path}?${search}`

/** Where a mode alone leads: the last place, else the default one. */
export function outcomeWithoutLocation(path: string, lastLocationUri: string | null): PageOutcome {
  const word = path.replaceAll('/', '').toLowerCase()
  const mode = searchModeOfPathPrefix(word)
  if (mode === null) return { status: 404 }
  if (word === searchModes[mode].shortForm) return { status: 301, redirectTo: `/${searchModes[mode].pathPrefix}` }
  const locationUri = lastLocationUri ?? DEFAULT_LOCATION_URI
  const redirectTo = writeSearchAddress(defaultSearchParameters(mode, { locationUri }), { hasResults: true })
  return redirectTo === null ? { status: 404 } : { status: 302, redirectTo }
}
