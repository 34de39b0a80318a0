import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { alertSearchOf, roomsOfAlert, searchModeOfAlert } from '#domain/alerts/alert-filter.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { AlertCountInput, AlertFilterInput } from '#src/api/generated/graphql.ts'
import { Refusal } from '../refusal.ts'
import { runSearch } from '../search/run-search.ts'
import type { World } from '../world/world.ts'
import { searchParametersOf } from './search-input.ts'

/** The search of a filter; refuses what no page of the portal would ask, states that no alert looks for, and unknown places. */
export function searchOfFilter(world: World, filter: AlertFilterInput): SearchParameters {
  requireListingTypes(filter)
  const { locations = [], locationIds = [], beds, baths, carSpaces, ...rest } = filter
  const asked = searchParametersOf(world, {
    ...rest,
    searchMode: searchModeOf(filter),
    paging: { skip: 0, take: 1 },
    locationSearchContext: {
      searchLocations: [...locations.map((uri) => ({ uri })), ...locationIds.map((id) => ({ id }))],
      includeSurroundingSuburbs: filter.includeSurroundingSuburbs,
      officeUri: filter.officeUri,
      drawnArea: filter.drawnArea,
      bounds: filter.bounds,
    },
    ...roomsOfAlert({ beds: countOf(beds), baths: countOf(baths), carSpaces: countOf(carSpaces) }),
  })
  return alertSearchOf(runSearch(world, asked).parameters)
}

const countOf = ({ min, only = [] }: AlertCountInput = {}) => ({ min: min ?? null, only })

function searchModeOf({ statusTypes = [], searchMode }: AlertFilterInput): SearchMode {
  const [status = 'available', ...others] = new Set(statusTypes)
  if (others.length > 0 || status === 'removed') {
    const message = 'An alert is for homes that are available, or for those that are completed.'
    throw new Refusal('BAD_INPUT', message, 'statusTypes')
  }
  return searchModeOfAlert(searchMode, status)
}

function requireListingTypes({ listingTypes, searchMode }: AlertFilterInput): void {
  const expected = searchMode === 'buy' ? 'sale' : 'rental'
  if (listingTypes?.some((type) => type !== expected)) {
    const message = 'listingTypes must be those of the searchMode: sale for buy, rental for rent.'
    throw new Refusal('BAD_INPUT', message, 'listingTypes')
  }
}
