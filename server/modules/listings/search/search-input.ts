import { MOST_HIDDEN_LISTINGS } from '#domain/collections/collection-limits.ts'
import { polylineOfShape } from '#domain/geo/drawn-shape.ts'
import { defaultSortOption } from '#domain/lookups/sort-options.ts'
import { filtersOfInput, tooLongFilter } from '#domain/search/filters/filter-inputs.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { SearchLocationInput, SearchParamsInput } from '#server/generated/schema-types.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { LARGEST_SKIP, LARGEST_TAKE, type LocationIndex } from '../../search/search-services.ts'

const LARGEST_LOCATIONS = 20
const LONGEST_URI = 200

/**
 * What the contract's input asks for, in the domain's terms. Throws BAD_SEARCH, naming the field, for what no page of the
 * portal would ask; the rest is normalised later.
 */
export function searchParametersOf(input: SearchParamsInput, index: UrisOfIds): SearchParameters {
  const places = input.locationSearchContext
  refuseMistakes(input)
  return {
    searchMode: input.searchMode,
    context: input.context,
    sortBy: input.sortBy ?? defaultSortOption(input.searchMode, input.context === 'office'),
    paging: { skip: input.paging.skip, take: input.paging.take },
    locationSearchContext: {
      searchLocations: places.searchLocations.map((place) => ({ uri: uriOfPlace(place, index) })),
      includeSurroundingSuburbs: places.includeSurroundingSuburbs,
      officeUri: places.officeUri ?? uriOf(places.officeId, index.officeUri),
      drawnArea: places.drawnArea ?? polylineOfShape(places.drawnShape),
      bounds: places.bounds ?? null,
      viewport: places.viewport ?? null,
    },
    ...filtersOfInput(input),
  }
}

type UrisOfIds = Pick<LocationIndex, 'locationUri' | 'officeUri'>

const uriOfPlace = ({ uri, id }: SearchLocationInput, index: UrisOfIds): string =>
  uri ?? uriOf(id, index.locationUri) ?? ''

/** The uri of a number; throws UNKNOWN_LOCATION for a number that is none, null where none is given. */
function uriOf(id: number | null | undefined, find: (id: number) => string | null): string | null {
  if (id == null) return null
  const uri = find(id)
  if (uri === null) throw new PortalError('UNKNOWN_LOCATION', `There is no place or office with the number ${id}.`)
  return uri
}

function refuseMistakes(input: SearchParamsInput): void {
  const { paging, locationSearchContext: places } = input
  within('skip', paging.skip, 0, LARGEST_SKIP)
  within('take', paging.take, 1, LARGEST_TAKE)
  few('searchLocations', places.searchLocations, LARGEST_LOCATIONS)
  for (const { uri, id } of places.searchLocations) {
    if (uri == null && id == null) refuse('searchLocations', 'A place of searchLocations needs its uri or its id.')
    short('searchLocations', uri ?? '')
  }
  if (places.officeUri != null) short('officeUri', places.officeUri)
  few('withoutListingIds', input.withoutListingIds, MOST_HIDDEN_LISTINGS)
  const tooLong = tooLongFilter(filtersOfInput(input))
  if (tooLong !== null) refuse(tooLong.field, tooLongText(tooLong.field, tooLong.most))
}

function within(field: string, value: number, least: number, most: number): void {
  if (value < least || value > most) refuse(field, `${field} must be from ${least} to ${most}.`)
}

function few(field: string, list: readonly unknown[], most: number): void {
  if (list.length > most) refuse(field, tooLongText(field, most))
}

const tooLongText = (field: string, most: number): string => `${field} may name at most ${most}.`

function short(field: string, uri: string): void {
  if (uri.length > LONGEST_URI) refuse(field, `A uri of ${field} may have at most ${LONGEST_URI} characters.`)
}

function refuse(field: string, message: string): never {
  throw new PortalError('BAD_SEARCH', message, { field })
}
