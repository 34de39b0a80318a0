import { alertErrors } from '#domain/alerts/alert-errors.copy.ts'
import {
  alertSearchOf,
  alertStatusOfFilter,
  isOfMode,
  roomsOfAlert,
  searchModeOfAlert,
} from '#domain/alerts/alert-filter.ts'
import { LONGEST_ALERT_NAME } from '#domain/alerts/alert-limits.ts'
import { alertNameOf } from '#domain/alerts/alert-name.ts'
import { defaultSortOption } from '#domain/lookups/sort-options.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { AlertCountInput, AlertFilterInput } from '#server/generated/schema-types.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

/** A name as it is stored; throws BAD_INPUT for one that is empty, too long or holds control characters. */
export function requiredName(text: string): string {
  const name = alertNameOf(text)
  if (name === null) throw new PortalError('BAD_INPUT', alertErrors.name(LONGEST_ALERT_NAME), { field: 'name' })
  return name
}

/**
 * The search of a filter, normalised. Throws BAD_SEARCH for what no page of the portal would ask, BAD_INPUT for states that
 * no alert looks for, and UNKNOWN_LOCATION for a number that is of no place.
 */
export function searchOfInput(
  filter: AlertFilterInput,
  { searchParametersOf, resolvedSearch }: Pick<ListingsServices, 'searchParametersOf' | 'resolvedSearch'>,
): SearchParameters {
  const status = alertStatusOfFilter(filter.statusTypes ?? [])
  if (status === null) throw new PortalError('BAD_INPUT', alertErrors.statusTypes, { field: 'statusTypes' })
  if (!isOfMode(filter.listingTypes ?? [], filter.searchMode)) {
    throw new PortalError('BAD_INPUT', alertErrors.listingTypes, { field: 'listingTypes' })
  }
  const searchMode = searchModeOfAlert(filter.searchMode, status)
  const asked = searchParametersOf({
    ...filter,
    searchMode,
    sortBy: defaultSortOption(searchMode, filter.context === 'office'),
    paging: { skip: 0, take: 1 },
    locationSearchContext: {
      searchLocations: [...filter.locations.map((uri) => ({ uri })), ...filter.locationIds.map((id) => ({ id }))],
      includeSurroundingSuburbs: filter.includeSurroundingSuburbs,
      officeUri: filter.officeUri,
      drawnArea: filter.drawnArea,
      bounds: filter.bounds,
    },
    bedrooms: filter.beds.only,
    bathrooms: filter.baths.only,
    carSpaces: filter.carSpaces.only,
    withoutListingIds: [],
  })
  // What is no shape or no box is refused here: in its normal form the search has none.
  resolvedSearch(asked)
  const rooms = { beds: countOf(filter.beds), baths: countOf(filter.baths), carSpaces: countOf(filter.carSpaces) }
  return alertSearchOf({ ...asked, ...roomsOfAlert(rooms) })
}

const countOf = ({ min, only }: AlertCountInput) => ({ min: min ?? null, only })
