import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { defaultSortOption } from '#domain/lookups/sort-options.ts'
import { normaliseSearchParameters } from '#domain/search/normalise-search.ts'
import { cappedCounts, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { AlertCountInput, AlertFilterInput } from '#src/api/generated/graphql.ts'
import { Refusal } from '../refusal.ts'
import { runSearch } from '../search/run-search.ts'
import type { World } from '../world/world.ts'
import { searchParametersOf } from './search-input.ts'

/** The search of the alert that would be made for a search: what was sold or leased there comes up again. */
export function alertSearchOf(search: SearchParameters): SearchParameters {
  const { searchMode, context, locationSearchContext } = search
  const mode = searchMode === 'rent' || searchMode === 'leased' ? 'rent' : 'buy'
  return normaliseSearchParameters({
    ...search,
    searchMode: mode,
    sortBy: defaultSortOption(mode, context === 'office'),
    paging: { skip: 0, take: SEARCH_PAGE_SIZE },
    locationSearchContext: {
      ...locationSearchContext,
      drawnArea: context === 'draw' ? locationSearchContext.drawnArea : null,
      bounds: context === 'map' ? locationSearchContext.bounds : null,
      viewport: null,
    },
  })
}

/** The search of a filter; refuses what no page of the portal would ask, homes that are off the market, and unknown places. */
export function searchOfFilter(world: World, filter: AlertFilterInput): SearchParameters {
  requireOnMarket(filter)
  const { locations = [], locationIds = [], beds, baths, carSpaces, ...rest } = filter
  const asked = searchParametersOf(world, {
    ...rest,
    paging: { skip: 0, take: 1 },
    locationSearchContext: {
      searchLocations: [...locations.map((uri) => ({ uri })), ...locationIds.map((id) => ({ id }))],
      includeSurroundingSuburbs: filter.includeSurroundingSuburbs,
      officeUri: filter.officeUri,
      drawnArea: filter.drawnArea,
      bounds: filter.bounds,
    },
    bedrooms: countsOf(beds),
    bathrooms: countsOf(baths),
    carSpaces: countsOf(carSpaces),
  })
  return alertSearchOf(runSearch(world, asked).parameters)
}

function requireOnMarket({ statusTypes = [], listingTypes, searchMode }: AlertFilterInput): void {
  if (statusTypes.some((status) => status !== 'available')) {
    throw new Refusal('BAD_INPUT', 'An alert is for homes on the market.', 'statusTypes')
  }
  const expected = searchMode === 'buy' ? 'sale' : 'rental'
  if (listingTypes?.some((type) => type !== expected)) {
    const message = 'listingTypes must be those of the searchMode: sale for buy, rental for rent.'
    throw new Refusal('BAD_INPUT', message, 'listingTypes')
  }
}

/** Three or more are 3, 4 and 5. */
function countsOf({ min, only = [] }: AlertCountInput = {}): number[] {
  if (only.length > 0) return cappedCounts(only)
  const least = Math.min(Math.trunc(min ?? 0), 5)
  return least < 1 ? [] : [1, 2, 3, 4, 5].filter((count) => count >= least)
}

/** The other way round. */
export function countOf(counts: readonly number[]): { min: number | null; only: number[] } {
  const [first = 0] = counts
  const isOpenAbove = first >= 1 && counts.length === 6 - first
  return isOpenAbove ? { min: first, only: [] } : { min: null, only: [...counts] }
}
