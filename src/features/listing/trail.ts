import { type SearchMode, searchModes } from '#domain/lookups/search-modes.ts'
import type { ListingDetails } from './listing-view.tsx'
import { searchIn } from './search-in.ts'

/** The way from the home page to a home. */
export function trailOf({ summary, suburb }: ListingDetails) {
  const mode = modeOf(summary)
  return [
    { label: 'Home', href: '/' },
    { label: searchModes[mode].displayName, href: `/${searchModes[mode].pathPrefix}` },
    { label: suburb.label, href: searchIn(suburb.uri, mode) },
    { label: summary.address.shortAddress },
  ]
}

function modeOf({ listingType, statusType }: ListingDetails['summary']): SearchMode {
  if (statusType === 'completed') return listingType === 'sale' ? 'sold' : 'leased'
  return listingType === 'sale' ? 'buy' : 'rent'
}
