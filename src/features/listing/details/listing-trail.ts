import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
import type { ListingTrail_ListingFragment } from '#src/api/generated/graphql.ts'
import { searchIn } from './search-in.ts'

/** The way from the home page to a home. */
export function trailOf({ summary, suburb }: ListingTrail_ListingFragment) {
  const mode = modeOfListing(summary)
  return [
    { label: 'Home', href: '/' },
    { label: searchModes[mode].displayName, href: searchIn(suburb.uri, mode) },
    { label: suburb.label, href: `/${suburb.uri}` },
    { label: summary.address.shortAddress },
  ]
}
