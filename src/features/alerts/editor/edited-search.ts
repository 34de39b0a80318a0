import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { filtersOfInput } from '#domain/search/filters/filter-inputs.ts'
import { suburbLabel } from '#domain/search/place-names.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { AlertToEditQuery } from '#src/api/generated/graphql.ts'
import type { NamedPlace } from '#src/shared/search/box/named-place.ts'

export type AlertToEdit = NonNullable<AlertToEditQuery['alert']>

/** What an alert looks for, as a search that can be changed. */
export function searchOfAlert({ searchParams }: AlertToEdit): SearchParameters {
  const { searchMode, context, sortBy, locationSearchContext: where } = searchParams
  const { includeSurroundingSuburbs, officeUri, drawnArea, bounds } = where
  return {
    ...filtersOfInput(searchParams),
    searchMode,
    context,
    sortBy,
    paging: { skip: 0, take: SEARCH_PAGE_SIZE },
    locationSearchContext: {
      searchLocations: where.searchLocations.map(({ uri }) => ({ uri })),
      includeSurroundingSuburbs,
      officeUri: officeUri ?? null,
      drawnArea: drawnArea ?? null,
      bounds: bounds ?? null,
      viewport: null,
    },
  }
}

export const placesOfAlert = ({ searchParams }: AlertToEdit): NamedPlace[] =>
  searchParams.locationSearchContext.searchLocations.map(({ uri, ...place }) => ({ uri, label: suburbLabel(place) }))
