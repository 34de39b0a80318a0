import type { SearchMode } from '../lookups/search-modes.ts'

/** A listing as far as its place on the market goes. */
export type MarketPlace = { listingType: 'sale' | 'rental'; statusType: 'available' | 'completed' | 'removed' }

/** The search that finds a listing; of a removed one, the search that found it. */
export function modeOfListing({ listingType, statusType }: MarketPlace): SearchMode {
  if (statusType === 'completed') return listingType === 'sale' ? 'sold' : 'leased'
  return listingType === 'sale' ? 'buy' : 'rent'
}
