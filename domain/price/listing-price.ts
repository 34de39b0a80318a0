import { type MarketPlace, modeOfListing } from '../listing/mode-of-listing.ts'
import { type PriceDetails, priceDetails } from './price-display.ts'

type PricedListing = MarketPlace & {
  /** As the agent wrote it. */
  priceText: string
  /** Whole dollars; per week for rentals. */
  priceFrom: number | null
  priceTo: number | null
  isPriceWithheld: boolean
}

/** The price in words; "Price withheld" or the agent's words without a figure when it is withheld (docs/product.md, section 16.2). */
export function listingPrice(listing: PricedListing): PriceDetails {
  const isOneFigure = listing.priceFrom === listing.priceTo || listing.listingType === 'rental'
  return priceDetails({
    mode: modeOfListing(listing),
    price: isOneFigure ? listing.priceFrom : null,
    agentsText: listing.priceText,
    isWithheld: listing.isPriceWithheld,
  })
}

/**
 * The words of one event in the price of a home. A withheld price tells nothing of how the offer ended, and nothing at
 * all while the home is on the market.
 */
export function eventPrice(
  event: { kind: string; priceText: string },
  listing: Pick<PricedListing, 'listingType' | 'statusType' | 'isPriceWithheld'>,
): string {
  const isEnd = event.kind === 'sold' || event.kind === 'leased'
  return listingPrice({
    listingType: listing.listingType,
    statusType: isEnd ? 'completed' : 'available',
    priceText: event.priceText,
    priceFrom: null,
    priceTo: null,
    isPriceWithheld: listing.isPriceWithheld && (isEnd || listing.statusType !== 'completed'),
  }).longDescription
}
