import { writeSearchAddress } from '#domain/search/search-address.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { LocationSearchDocument } from '#src/api/generated/graphql.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { namesPlace, readSearchForm } from './search-form-fields.ts'

export type ResolvedForm = { redirectTo: string } | { redirectTo: null; query: string }

const LONGEST_QUERY = 100

/** The query under which a resolved form is kept. */
export const searchFormQuery = (search: string, execute: ExecuteDocument) => ({
  // The same form under one key, however its address was escaped.
  queryKey: ['search-form', new URLSearchParams(search).toString()] as const,
  queryFn: () => resolveSearchForm(search, execute),
})

/** Where a submitted search form leads: the best place for what was typed, or nowhere when there is none. */
async function resolveSearchForm(search: string, execute: ExecuteDocument): Promise<ResolvedForm> {
  const form = new URLSearchParams(search)
  const { query, parameters } = readSearchForm(form)
  if (namesPlace(form)) return { redirectTo: addressOfSearch(parameters) }
  if (query === '') return { redirectTo: '/' }

  const { locationSearch } = await execute(LocationSearchDocument, {
    filter: { query: query.slice(0, LONGEST_QUERY), types: [], take: 1 },
  })
  const [best] = locationSearch
  if (!best) return { redirectTo: null, query: query.slice(0, LONGEST_QUERY) }
  const searchLocations = [{ uri: best.location.uri }]
  return {
    redirectTo: addressOfSearch({
      ...parameters,
      locationSearchContext: { ...parameters.locationSearchContext, searchLocations },
    }),
  }
}

const addressOfSearch = (parameters: SearchParameters): string =>
  writeSearchAddress(parameters, { hasResults: true }) ?? '/'
