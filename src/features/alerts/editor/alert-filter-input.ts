import { alertModeOf, alertStatusOf } from '#domain/alerts/alert-filter.ts'
import { alertSearch } from '#src/shared/member-list/alerts/alert-search.ts'
import { filterValuesOf } from '#domain/search/filters/filter-values.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { AlertFilterInput } from '#src/api/generated/graphql.ts'

/** What an alert for a search looks for. */
export function alertFilterInput(asked: SearchParameters): AlertFilterInput {
  const { searchMode, context, locationSearchContext: places, ...search } = alertSearch(asked)
  const { bedrooms, bathrooms, carSpaces, ...filters } = filterValuesOf(search)
  return {
    ...filters,
    searchMode: alertModeOf(searchMode),
    statusTypes: [alertStatusOf(searchMode)],
    context,
    locations: places.searchLocations.map(({ uri }) => uri),
    includeSurroundingSuburbs: places.includeSurroundingSuburbs,
    officeUri: places.officeUri,
    drawnArea: places.drawnArea,
    bounds: places.bounds,
    beds: { only: bedrooms },
    baths: { only: bathrooms },
    carSpaces: { only: carSpaces },
  }
}
