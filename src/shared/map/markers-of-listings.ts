import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { figuresIn } from '#domain/price/figures-in-text.ts'
import { markerPrice } from '#domain/price/short-price.ts'
import type { MarkersOfListings_ListingFragment, Pins_MarkerFragment } from '#src/api/generated/graphql.ts'

type Listing = MarkersOfListings_ListingFragment

/** The pins of homes; those that were withdrawn, which no card shows, and those without a position have none. */
export function markersOf(listings: readonly Listing[]): Pins_MarkerFragment[] {
  const suburbs = [...new Set(listings.map(({ slugs }) => slugs.location))]
  return listings.flatMap((listing) => {
    const { id, location, statusType, isUnderOffer, address, slugs } = listing
    if (location.latLong === null || statusType === 'removed') return []
    const { latitude, longitude } = location.latLong
    return {
      id,
      latLong: { latitude, longitude },
      isApproximate: location.isApproximate,
      priceLabel: labelOf(listing),
      statusType,
      isUnderOffer,
      suburbId: suburbs.indexOf(slugs.location),
      suburb: address.suburb,
    }
  })
}

const GOES_ON = /\+|\b(?:plus|from|over|above)\b/i

/** The first figure of the price in a few letters, which says whether the price goes on from there; null where none is stated. */
function labelOf(listing: Listing): string | null {
  const { shortDescription } = listing.priceDetails
  const [dollars, second] = figuresIn(shortDescription)
  if (dollars === undefined) return null
  const goesOn = second !== undefined || GOES_ON.test(shortDescription)
  return markerPrice(dollars, { goesOn, mode: modeOfListing(listing) })
}
