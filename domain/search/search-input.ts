import type { SearchParamsInput } from '#src/api/generated/graphql.ts'
import { MOST_HIDDEN_LISTINGS } from '../collections/collection-limits.ts'
import { polylineOfShape } from '../geo/drawn-shape.ts'
import { SEARCH_PAGE_SIZE } from '../lookups/limits.ts'
import { defaultSortOption } from '../lookups/sort-options.ts'
import { filtersOfInput, tooLongFilter } from './filters/filter-inputs.ts'
import type { SearchParameters } from './search-parameters.ts'

const LARGEST_SKIP = 10_000
const LARGEST_TAKE = 100
const LARGEST_LOCATIONS = 20
const LONGEST_URI = 200

/** The uris of places and offices that are named by their number; null for a number that is none. */
export type UrisOfIds = { locationUri(id: number): string | null; officeUri(id: number): string | null }
type Refuse = (code: 'BAD_SEARCH' | 'UNKNOWN_LOCATION', message: string, field?: string) => Error
type Fault = { field: string; message: string }

/**
 * What the contract's input asks for, in the domain's terms; what it leaves out is not asked for. Throws what `refuse` makes of
 * BAD_SEARCH, with the field, for what no page of the portal would ask; the rest is normalised later.
 */
export function searchParametersOfInput(input: SearchParamsInput, uris: UrisOfIds, refuse: Refuse): SearchParameters {
  const fault = searchInputFault(input)
  if (fault !== null) throw refuse('BAD_SEARCH', fault.message, fault.field)
  const { context = 'location', searchMode, paging, locationSearchContext: places } = input
  const uriOf = (id: number | null | undefined, find: (id: number) => string | null): string | null => {
    const uri = id == null ? null : find(id)
    if (id == null || uri !== null) return uri
    throw refuse('UNKNOWN_LOCATION', `There is no place or office with the number ${id}.`)
  }
  return {
    searchMode,
    context,
    sortBy: input.sortBy ?? defaultSortOption(searchMode, context === 'office'),
    paging: { skip: paging?.skip ?? 0, take: paging?.take ?? SEARCH_PAGE_SIZE },
    locationSearchContext: {
      searchLocations: (places.searchLocations ?? []).map(({ uri, id }) => ({
        uri: uri ?? uriOf(id, uris.locationUri) ?? '',
      })),
      includeSurroundingSuburbs: places.includeSurroundingSuburbs ?? true,
      officeUri: places.officeUri ?? uriOf(places.officeId, uris.officeUri),
      drawnArea: places.drawnArea ?? polylineOfShape(places.drawnShape),
      bounds: places.bounds ?? null,
      viewport: places.viewport ?? null,
    },
    ...filtersOfInput(input),
  }
}

function searchInputFault(input: SearchParamsInput): Fault | null {
  const { paging, locationSearchContext: places } = input
  const locations = places.searchLocations ?? []
  const tooLong = tooLongFilter(filtersOfInput(input))
  const isNameless = locations.some(({ uri, id }) => uri == null && id == null)
  return (
    outside('skip', paging?.skip ?? 0, 0, LARGEST_SKIP) ??
    outside('take', paging?.take ?? 1, 1, LARGEST_TAKE) ??
    tooMany('searchLocations', locations.length, LARGEST_LOCATIONS) ??
    (isNameless
      ? { field: 'searchLocations', message: 'A place of searchLocations needs its uri or its id.' }
      : null) ??
    tooLongUri('searchLocations', ...locations.map(({ uri }) => uri)) ??
    tooLongUri('officeUri', places.officeUri) ??
    tooMany('withoutListingIds', input.withoutListingIds?.length ?? 0, MOST_HIDDEN_LISTINGS) ??
    (tooLong === null ? null : tooMany(tooLong.field, Infinity, tooLong.most))
  )
}

const outside = (field: string, value: number, least: number, most: number): Fault | null =>
  value < least || value > most ? { field, message: `${field} must be from ${least} to ${most}.` } : null

const tooMany = (field: string, count: number, most: number): Fault | null =>
  count > most ? { field, message: `${field} may name at most ${most}.` } : null

const tooLongUri = (field: string, ...uris: readonly (string | null | undefined)[]): Fault | null =>
  uris.some((uri) => uri != null && uri.length > LONGEST_URI)
    ? { field, message: `A uri of ${field} may have at most ${LONGEST_URI} characters.` }
    : null

/** What makes a search unusable, with what is left of it once it is normalised: a page too far, or an area that no map could show. */
export function searchFault(
  { paging, locationSearchContext: asked }: SearchParameters,
  { locationSearchContext: normal }: SearchParameters,
): Fault | null {
  if (paging.skip > LARGEST_SKIP) return { field: 'skip', message: `skip is at most ${LARGEST_SKIP}.` }
  if (paging.take > LARGEST_TAKE) return { field: 'take', message: `take is at most ${LARGEST_TAKE}.` }
  if (asked.drawnArea !== null && normal.drawnArea === null) {
    const message = 'drawnArea is an encoded polyline of precision 5 with at least three points.'
    return { field: 'drawnArea', message }
  }
  if (asked.bounds !== null && normal.bounds === null) {
    return { field: 'bounds', message: 'bounds are degrees with south below north and west before east.' }
  }
  return null
}
