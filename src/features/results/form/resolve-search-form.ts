import { stateAlone } from '#domain/locations/completion/typed-query.ts'
import { formatFinderUrl } from '#domain/locations/finder-url.ts'
import { MOST_REGIONS_SEARCHED } from '#domain/lookups/limits.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { inPlaces } from '#domain/search/change-search.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { LocationSearchDocument } from '#src/api/generated/documents/location-search.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { fields, namesPlace, readSearchForm } from '#src/shared/search/filters/search-form-fields.ts'

/** Where a form leads; or the names that no place bears. */
export type ResolvedForm = { redirectTo: string } | { redirectTo: null; unknownNames: string[] }

const LONGEST_QUERY = 100
/** Of names that are typed, and of places that one of them means. */
const MOST_NAMES = 20
const MOST_PLACES = 50

/** The query under which a resolved form is kept. */
export const searchFormQuery = (search: string, execute: ExecuteDocument) => ({
  // The same form under one key, however its address was escaped.
  queryKey: ['search-form', new URLSearchParams(search).toString()] as const,
  queryFn: () => resolveSearchForm(search, execute),
})

/** Where a submitted search form leads: the best places for what was typed, or nowhere when one of them is none. */
async function resolveSearchForm(search: string, execute: ExecuteDocument): Promise<ResolvedForm> {
  const form = new URLSearchParams(search)
  const { queries, parameters } = readSearchForm(form)
  const isOfKnownPlace = namesPlace(form) || form.has(fields.startingFrom)
  if (queries.length === 0) return { redirectTo: isOfKnownPlace ? addressOfSearch(parameters) : '/' }

  const names = queries.slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_QUERY))
  const places = await Promise.all(names.map(async (name) => ({ name, uris: await urisOfName(name, execute) })))
  const largeState = places.find(isLargeState)
  const stateCode = stateAlone(names.length === 1 && !namesPlace(form) ? (largeState?.name ?? '') : '')
  if (stateCode !== null) return { redirectTo: regionsOf(stateCode) }
  // Beside another place a large state is too much for one search.
  const unknown = places.filter((place) => place.uris === null || isLargeState(place))
  if (unknown.length > 0) return { redirectTo: null, unknownNames: unknown.map(({ name }) => name) }

  const kept = namesPlace(form) ? parameters.locationSearchContext.searchLocations : []
  const typed = places.flatMap(({ uris }) => (uris ?? []).map((uri) => ({ uri })))
  return { redirectTo: addressOfSearch(inPlaces(parameters, [...kept, ...typed])) }
}

/** The places that a name means; where there are none and the name has commas, those of each part. Null when one means none. */
async function urisOfName(name: string, execute: ExecuteDocument): Promise<string[] | null> {
  const meant = await urisMeant(name, execute)
  if (meant !== null) return meant
  const parts = name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length < 2) return null
  const uris = await Promise.all(parts.map((part) => urisMeant(part, execute)))
  return uris.every((each) => each !== null) ? uris.flat() : null
}

/** All suburbs of a postcode, all regions of a city or state, else the best place. */
async function urisMeant(query: string, execute: ExecuteDocument): Promise<string[] | null> {
  const { locationSearch } = await execute(LocationSearchDocument, { filter: { query, types: [], take: MOST_PLACES } })
  const uris = locationSearch.filter(({ isMeant }) => isMeant).map(({ location }) => location.uri)
  return uris.length === 0 ? null : uris
}

const isLargeState = ({ name, uris }: { name: string; uris: readonly string[] | null }): boolean =>
  stateAlone(name) !== null && (uris?.length ?? 0) > MOST_REGIONS_SEARCHED

const regionsOf = (stateCode: StateCode): string =>
  formatFinderUrl({ subject: { tab: 'region' }, stateCode, letter: null, query: '', page: 1 })

const addressOfSearch = (parameters: SearchParameters): string =>
  formatSearchUrl(parameters, { hasResults: true }) ?? '/'
