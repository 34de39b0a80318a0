import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { priceLabel } from '#domain/price/price-labels.ts'
import type { MarkersOfHomes_ListingFragment, Pins_MarkerFragment } from '#src/api/generated/graphql.ts'

type Listing = MarkersOfHomes_ListingFragment

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
      isApproximate: location.isHidden,
      priceLabel: labelOf(listing),
      statusType,
      isUnderOffer,
      suburbId: suburbs.indexOf(slugs.location),
      suburb: address.suburb,
    }
  })
}

/** The first figure of the price in a few letters; null where none is stated. */
function labelOf(listing: Listing): string | null {
  const [, figure, unit = ''] =
    /\$\s?(\d[\d,]*(?:\.\d+)?)\s?([km]?)\b/i.exec(listing.priceDetails.shortDescription) ?? []
  if (figure === undefined) return null
  const times = { k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1
  return priceLabel(Math.round(Number(figure.replaceAll(',', '')) * times), modeOfListing(listing))
}
