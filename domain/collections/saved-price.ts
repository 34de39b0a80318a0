import { listingPrice } from '../price/listing-price.ts'

type PricedListing = Parameters<typeof listingPrice>[0]
type SavedPrice = { priceText: string }

/** The price of a home as its card shows it. */
export const shownPrice = (listing: PricedListing): string => listingPrice(listing).shortDescription

/**
 * The price that a home showed when it was added. While a home is on the market whose price is withheld, no figure of it is told,
 * not even an earlier one (docs/product.md, section 15.30).
 */
export const priceWhenAdded = ({ priceText }: SavedPrice, listing: PricedListing): string =>
  listing.isPriceWithheld && listing.statusType !== 'completed' ? shownPrice(listing) : priceText

/** The price that a home shows now where that is another one; null where it is the same, withheld, or the home was withdrawn. */
export function changedPrice({ priceText }: SavedPrice, listing: PricedListing): string | null {
  if (listing.isPriceWithheld || listing.statusType === 'removed') return null
  const now = shownPrice(listing)
  return now === priceText ? null : now
}
