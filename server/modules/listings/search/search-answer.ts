import { isCanonicalMaximumPrice } from '#domain/search/search-address-limit.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { GraphContext } from '#server/graphql/context.ts'
import { PortalError } from '#server/http/portal-error.ts'
import type { SearchPage } from '../../search/listing-search.ts'
import type { ResolvedSearch } from '../../search/resolved-search.ts'
import { resolveSearch } from '../../search/resolve-locations.ts'

/** A search that was found and run; what else its answer holds is worked out when it is asked for. */
export type SearchAnswer = { search: ResolvedSearch; page: SearchPage }

/**
 * Finds the places of a search. Throws UNKNOWN_LOCATION when none exists and BAD_SEARCH when a value is out of range.
 */
export function resolvedSearch(parameters: SearchParameters, { services }: GraphContext): ResolvedSearch {
  const resolution = resolveSearch(parameters, services.locationIndex)
  if (resolution.ok) return resolution.search
  if (resolution.reason === 'BAD_SEARCH') throw new PortalError('BAD_SEARCH', `${resolution.message}.`)
  const names = resolution.uris.join(', ')
  throw new PortalError('UNKNOWN_LOCATION', names === '' ? 'No place is named.' : `There is no place called ${names}.`)
}

/** Searches; throws UNKNOWN_LOCATION where no place that is named exists. */
export async function runSearch(parameters: SearchParameters, context: GraphContext): Promise<SearchAnswer> {
  const search = resolvedSearch(parameters, context)
  return { search, page: await context.services.listingSearch.search(search, { now: context.now }) }
}

/** The one address of a search in the portal; null when it has none. */
export async function canonicalUriOf({ search, page }: SearchAnswer, context: GraphContext): Promise<string | null> {
  return writeSearchAddress(search.parameters, { hasResults: page.total > 0 || (await hasHomes(search, context)) })
}

/**
 * Whether the place of a search has homes at all. It decides only where a low maximum price is written, so the database
 * is asked for it only then.
 */
async function hasHomes({ parameters }: ResolvedSearch, context: GraphContext): Promise<boolean> {
  const { searchMode, price, locationSearchContext } = parameters
  const { max } = price
  if (max === null || price.min !== null || !isCanonicalMaximumPrice(searchMode, max, true)) return true
  const everything: SearchParameters = {
    ...defaultSearchParameters(searchMode),
    context: parameters.context,
    locationSearchContext,
    paging: { skip: 0, take: 1 },
  }
  return (await runSearch(everything, context)).page.total > 0
}
