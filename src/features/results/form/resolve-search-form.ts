import { formatSearchUrl } from '#domain/search/search-url.ts'
import { inPlaces } from '#domain/search/change-search.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { LocationSearchDocument } from '#src/api/generated/documents/location-search.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { fields, namesPlace, readSearchForm } from './search-form-fields.ts'

/** Where a form leads; or the names that no place bears. */
export type ResolvedForm = { redirectTo: string } | { redirectTo: null; unknownNames: string[] }

const LONGEST_QUERY = 100
/** A search names at most so many places. */
const MOST_NAMES = 20

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
  const unknownNames = places.flatMap(({ name, uris }) => (uris === null ? [name] : []))
  if (unknownNames.length > 0) return { redirectTo: null, unknownNames }

  const kept = namesPlace(form) ? parameters.locationSearchContext.searchLocations : []
  const typed = places.flatMap(({ uris }) => (uris ?? []).map((uri) => ({ uri })))
  return { redirectTo: addressOfSearch(inPlaces(parameters, [...kept, ...typed])) }
}

/** The best place for a name; where there is none and the name has commas, that of each part. Null when one is none. */
async function urisOfName(name: string, execute: ExecuteDocument): Promise<string[] | null> {
  const best = await uriOfName(name, execute)
  if (best !== null) return [best]
  const parts = name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length < 2) return null
  const uris = await Promise.all(parts.map((part) => uriOfName(part, execute)))
  return uris.every((uri) => uri !== null) ? uris : null
}

async function uriOfName(query: string, execute: ExecuteDocument): Promise<string | null> {
  const { locationSearch } = await execute(LocationSearchDocument, { filter: { query, types: [], take: 1 } })
  return locationSearch[0]?.location.uri ?? null
}

const addressOfSearch = (parameters: SearchParameters): string =>
  formatSearchUrl(parameters, { hasResults: true }) ?? '/'
