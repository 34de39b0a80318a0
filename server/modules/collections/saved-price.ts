import { listingPrice } from '#domain/price/listing-price.ts'
import type { ListingRow } from '#server/modules/listings/listing-record.ts'
import type { SavedListingRow } from './collection-record.ts'

/** The price of a home as its card shows it. */
export const shownPrice = (listing: ListingRow): string => listingPrice(listing).shortDescription

/**
 * The price that a home showed when it was added. While a home is on the market whose price is withheld, no figure of it is told,
 * not even an earlier one (docs/product.md, section 15.30).
 */
export const priceWhenAdded = ({ priceText }: SavedListingRow, listing: ListingRow): string =>
  isSilent(listing) ? shownPrice(listing) : priceText

/** The price that a home shows now where that is another one; null where it is the same, withheld, or the home was withdrawn. */
export function changedPrice(row: SavedListingRow, listing: ListingRow): string | null {
  if (listing.isPriceWithheld || listing.statusType === 'removed') return null
  const now = shownPrice(listing)
  return now === row.priceText ? null : now
}

const isSilent = ({ isPriceWithheld, statusType }: ListingRow): boolean => isPriceWithheld && statusType !== 'completed'
