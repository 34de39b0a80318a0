import { isCanonicalMaximumPrice } from '#domain/search/search-url-limit.ts'
import { canonicalSearchUrl } from '#domain/search/canonical-search-url.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { ResolvedSearch, SearchPage, SearchServices } from '../../search/search-services.ts'
import type { ListingsContext } from '#server/modules/listings/listings-services.ts'

/** A search that was found and run; what else its answer holds is worked out when it is asked for. */
export type SearchAnswer = { search: ResolvedSearch; page: SearchPage }

/**
 * Finds the places of a search. Throws UNKNOWN_LOCATION when none exists and BAD_SEARCH when a value is out of range.
 */
export function resolvedSearch(
  parameters: SearchParameters,
  services: Pick<SearchServices, 'resolveSearch'>,
): ResolvedSearch {
  const resolution = services.resolveSearch(parameters)
  if (resolution.ok) return resolution.search
  if (resolution.reason === 'BAD_SEARCH') throw new PortalError('BAD_SEARCH', resolution.message)
  const names = resolution.uris.join(', ')
  throw new PortalError('UNKNOWN_LOCATION', names === '' ? 'No place is named.' : `There is no place called ${names}.`)
}

/**
 * Searches, or only counts where the listings are not asked for, but for homes that are left out; throws UNKNOWN_LOCATION where no
 * place that is named exists.
 */
export async function runSearch(
  parameters: SearchParameters,
  context: ListingsContext,
  { withResults, withoutListingIds = [] }: { withResults: boolean; withoutListingIds?: readonly number[] },
): Promise<SearchAnswer> {
  const search = { ...resolvedSearch(parameters, context.services), withoutListingIds }
  const { listingSearch } = context.services
  if (withResults) return { search, page: await listingSearch.search(search, { now: context.now }) }
  const counts = await listingSearch.count(search, { now: context.now, isOnMap: false })
  return { search, page: { ...counts, listingIds: [] } }
}

/** How many more homes would match if none were left out; asks the database only where some are. */
export async function leftOutCountOf({ search }: SearchAnswer, { services, now }: ListingsContext): Promise<number> {
  const { withoutListingIds: listingIds = [] } = search
  if (listingIds.length === 0) return 0
  const matching = await services.listingSearch.matching({ ...search, withoutListingIds: [] }, { now, listingIds })
  return matching.length
}

/** The one address of a search in the portal; null when it has none. */
export async function canonicalUriOf({ search, page }: SearchAnswer, context: ListingsContext): Promise<string | null> {
  return canonicalSearchUrl(search.parameters, { hasResults: page.total > 0 || (await hasListings(search, context)) })
}

/**
 * Whether the place of a search has homes at all. It decides only where a low maximum price is written, so the database
 * is asked for it only then.
 */
async function hasListings({ parameters }: ResolvedSearch, context: ListingsContext): Promise<boolean> {
  const { searchMode, price, locationSearchContext } = parameters
  const { max } = price
  if (max === null || price.min !== null || !isCanonicalMaximumPrice(searchMode, max, true)) return true
  const everything: SearchParameters = {
    ...defaultSearchParameters(searchMode),
    context: parameters.context,
    locationSearchContext,
    paging: { skip: 0, take: 1 },
  }
  return (await runSearch(everything, context, { withResults: false })).page.total > 0
}
