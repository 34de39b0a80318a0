import { polylineOfShape } from '#domain/geo/drawn-shape.ts'
import { MOST_HIDDEN_LISTINGS } from '#domain/collections/collection-limits.ts'
import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { defaultSortOption } from '#domain/lookups/sort-options.ts'
import { filtersOfInput, tooLongFilter } from '#domain/search/filters/filter-inputs.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { SearchParamsInput } from '#src/api/generated/graphql.ts'
import { Refusal, requireShort, requireWithin } from '../refusal.ts'
import type { World } from '../world/world.ts'

/** The input of either contract; what it leaves out is not asked for. */
export type SearchInput = SearchParamsInput

const BAD = 'BAD_SEARCH'

/** What the contract's input asks for, in the domain's terms; refuses with BAD_SEARCH what is out of range. */
export function searchParametersOf(world: World, input: SearchInput): SearchParameters {
  const { context = 'location', searchMode, paging, locationSearchContext: places } = input
  const parameters: SearchParameters = {
    searchMode,
    context,
    sortBy: input.sortBy ?? defaultSortOption(searchMode, context === 'office'),
    paging: { skip: paging?.skip ?? 0, take: paging?.take ?? SEARCH_PAGE_SIZE },
    locationSearchContext: {
      searchLocations: (places.searchLocations ?? []).map(({ uri }) => ({ uri: uri ?? '' })),
      includeSurroundingSuburbs: places.includeSurroundingSuburbs ?? true,
      officeUri: places.officeUri ?? null,
      drawnArea: places.drawnArea ?? polylineOfShape(places.drawnShape),
      bounds: places.bounds ?? null,
      viewport: places.viewport ?? null,
    },
    ...filtersOfInput(input),
  }
  requireInRange(parameters)
  requireShort('withoutListingIds', input.withoutListingIds, MOST_HIDDEN_LISTINGS, BAD)
  return withIds(world, input, parameters)
}

/** Places and an office that are named by their number instead of their uri. */
function withIds(world: World, { locationSearchContext: asked }: SearchInput, parameters: SearchParameters) {
  const places = asked.searchLocations ?? []
  if (places.some(({ uri, id }) => uri == null && id == null)) {
    throw new Refusal(BAD, 'A place of searchLocations needs its uri or its id.', 'searchLocations')
  }
  const searchLocations = places.map(({ uri, id }) => ({ uri: uri ?? uriOf(id, world.places.getAll()) ?? '' }))
  const officeUri = asked.officeUri ?? uriOf(asked.officeId, world.offices.getAll())
  return { ...parameters, locationSearchContext: { ...parameters.locationSearchContext, searchLocations, officeUri } }
}

function uriOf(id: number | null | undefined, known: readonly { id: number; uri: string }[]): string | null {
  if (id == null) return null
  const found = known.find((each) => each.id === id)
  if (found === undefined) throw new Refusal('UNKNOWN_LOCATION', `There is no place or office with the number ${id}.`)
  return found.uri
}

function requireInRange(parameters: SearchParameters): void {
  const { paging, locationSearchContext: places } = parameters
  requireWithin('skip', paging.skip, 0, 10_000, BAD)
  requireWithin('take', paging.take, 1, 100, BAD)
  requireShort('searchLocations', places.searchLocations, 20, BAD)
  for (const { uri } of places.searchLocations) requireShort('searchLocations', uri, 200, BAD)
  requireShort('officeUri', places.officeUri, 200, BAD)
  const tooLong = tooLongFilter(parameters)
  if (tooLong !== null) throw new Refusal(BAD, `${tooLong.field} may name at most ${tooLong.most}.`, tooLong.field)
}
