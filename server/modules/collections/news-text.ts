import { listingPrice } from '#domain/price/listing-price.ts'
import type { ListingRow } from '#server/modules/listings/listing-record.ts'
import type { MarketState } from '#domain/listing/market-state.ts'
import type { DomainEvent } from '#server/platform/events/domain-event.ts'
import type { StatedPrice } from '#server/modules/listings/listing-record.ts'
import { newsCopy as copy } from './news.copy.ts'

export type NewsEvent = DomainEvent<'listing.priceChanged' | 'listing.statusChanged'>

/**
 * What became of a home since the first of each kind of event, in words; null where it is as it was, such as one that was sold and is not after all. A withheld
 * price and that of a home that left the market are no news (docs/product.md, section 15.31).
 */
export function newsText(events: readonly NewsEvent[], listing: ListingRow): string | null {
  const stateBefore = events.find((event) => event.kind === 'listing.statusChanged')?.details.before ?? null
  const priceBefore = events.find((event) => event.kind === 'listing.priceChanged')?.details.before ?? null
  const texts = [
    stateBefore === null ? null : stateText(stateBefore, listing),
    priceBefore === null ? null : priceText(priceBefore, listing),
  ].filter((text) => text !== null)
  return texts.length === 0 ? null : texts.join('. ')
}

const stateOf = ({ statusType, isUnderOffer }: ListingRow): MarketState =>
  statusType === 'available' && isUnderOffer ? 'underOffer' : statusType

function stateText(before: MarketState, listing: ListingRow): string | null {
  const now = stateOf(listing)
  if (now === before) return null
  switch (now) {
    case 'available':
      return copy.backOnMarket
    case 'underOffer':
      return copy.underOffer
    case 'completed':
      return listing.listingType === 'sale' ? copy.sold : copy.leased
    case 'removed':
      return copy.withdrawn
  }
}

function priceText(before: StatedPrice, listing: ListingRow): string | null {
  if (listing.isPriceWithheld || listing.statusType !== 'available') return null
  const shownBefore = listingPrice({
    ...listing,
    priceText: before.text,
    priceFrom: before.from,
    priceTo: before.to,
  }).shortDescription
  const shownNow = listingPrice(listing).shortDescription
  if (shownNow === shownBefore) return null
  const isLess = before.from !== null && listing.priceFrom !== null && listing.priceFrom < before.from
  return isLess ? copy.priceDropped(shownBefore, shownNow) : copy.priceChanged(shownBefore, shownNow)
}
