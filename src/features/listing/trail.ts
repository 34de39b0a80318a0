import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
import type { ListingDetails } from './listing-view.tsx'
import { searchIn } from './search-in.ts'

/** The way from the home page to a home. */
export function trailOf({ summary, suburb }: ListingDetails) {
  const mode = modeOfListing(summary)
  return [
    { label: 'Home', href: '/' },
    { label: searchModes[mode].displayName, href: `/${searchModes[mode].pathPrefix}` },
    { label: suburb.label, href: searchIn(suburb.uri, mode) },
    { label: summary.address.shortAddress },
  ]
}
