import { isPastMode, isRentalMode, type SearchMode } from '../lookups/search-modes.ts'
import { defaultSortOption } from '../lookups/sort-options.ts'
import { SEARCH_PAGE_SIZE } from '../lookups/limits.ts'
import { normaliseSearchParameters } from '../search/normalise-search.ts'
import type { SearchParameters } from '../search/search-parameters.ts'
import { type AlertCount, alertCountOf, countsOfAlert } from './alert-counts.ts'

export type AlertMode = Extract<SearchMode, 'buy' | 'rent'>

/** What an alert is told of: homes on the market, or those that were sold or leased. */
export type AlertStatus = 'available' | 'completed'

export const alertModeOf = (mode: SearchMode): AlertMode => (isRentalMode(mode) ? 'rent' : 'buy')

/** An alert for a sold or leased search tells of sales and leases. */
export const alertStatusOf = (mode: SearchMode): AlertStatus => (isPastMode(mode) ? 'completed' : 'available')

/** What a filter looks for: those on the market where it names no state; null for what no alert looks for. */
export function alertStatusOfFilter(statusTypes: readonly (AlertStatus | 'removed')[]): AlertStatus | null {
  const [status = 'available', ...others] = new Set(statusTypes)
  return others.length > 0 || status === 'removed' ? null : status
}

/** Whether the types of listings that a filter names are those of its mode. */
export const isOfMode = (listingTypes: readonly ('sale' | 'rental')[], mode: AlertMode): boolean =>
  listingTypes.every((type) => type === (mode === 'buy' ? 'sale' : 'rental'))

/** The other way round: what an alert of a mode and a status searches. */
export function searchModeOfAlert(mode: AlertMode, status: AlertStatus): SearchMode {
  if (status === 'available') return mode
  return mode === 'buy' ? 'sold' : 'leased'
}

/**
 * The search of the alert that would be made for a search (docs/product.md, section 15.8): normalised, in the default order and
 * on its first page, without where the map was.
 */
export function alertSearchOf(search: SearchParameters): SearchParameters {
  const { searchMode, context, locationSearchContext: places } = search
  return normaliseSearchParameters({
    ...search,
    sortBy: defaultSortOption(searchMode, context === 'office'),
    paging: { skip: 0, take: SEARCH_PAGE_SIZE },
    locationSearchContext: {
      ...places,
      drawnArea: context === 'draw' ? places.drawnArea : null,
      bounds: context === 'map' ? places.bounds : null,
      viewport: null,
    },
  })
}

/** The numbers of rooms of an alert, which the contract names and counts in its own way. */
type AlertRooms = Record<'beds' | 'baths' | 'carSpaces', AlertCount>
type SearchRooms = Pick<SearchParameters, 'bedrooms' | 'bathrooms' | 'carSpaces'>

export const alertRoomsOf = ({ bedrooms, bathrooms, carSpaces }: SearchRooms): AlertRooms => ({
  beds: alertCountOf(bedrooms),
  baths: alertCountOf(bathrooms),
  carSpaces: alertCountOf(carSpaces),
})

export const roomsOfAlert = ({ beds, baths, carSpaces }: AlertRooms): SearchRooms => ({
  bedrooms: countsOfAlert(beds),
  bathrooms: countsOfAlert(baths),
  carSpaces: countsOfAlert(carSpaces),
})
