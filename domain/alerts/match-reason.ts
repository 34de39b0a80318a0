import { isRentalMode } from '../lookups/search-modes.ts'
import { propertyTypes } from '../lookups/property-types.ts'
import { isPriceInRange, isWhollyInRange, type StatedFigures } from '../search/filters/price-in-range.ts'
import type { Range } from '../search/filters/range.ts'
import type { AlertMatchKind, ListingChange } from './listing-change.ts'
import type { ListingFacts } from './listing-facts.ts'
import { matchReasonCopy as copy } from './match-reason.copy.ts'
import { shortPriceRange } from '../price/short-price.ts'

type Matched = {
  kind: AlertMatchKind
  listing: ListingFacts
  change: ListingChange
  /** What the alert asks for. */
  price: Range
  isPartlyInRange: boolean
}

/** "3 bedrooms in Fitzroy; dropped from $1.15M to $990k, into your range" (docs/product.md, section 15.11). */
export function matchReason(matched: Matched): string {
  const { listing } = matched
  return `${copy.inSuburb(listingText(listing), listing.suburbName)}; ${eventText(matched)}`
}

function listingText({ bedrooms, propertyType }: ListingFacts): string {
  if (bedrooms === null) return propertyTypes[propertyType].displayName
  return bedrooms === 0 ? copy.studio : copy.bedrooms(bedrooms)
}

function eventText({ kind, listing, change, price, isPartlyInRange }: Matched): string {
  const now = { from: listing.priceFrom, to: listing.priceTo }
  if (change.kind === 'priceChanged') {
    const fittedBefore = isPriceInRange(change.before, price, isPartlyInRange)
    return priceText({ before: change.before, now, price, fittedBefore }, listing)
  }
  if (kind === 'changed') return change.kind === 'auctionChanged' ? copy.auction : copy.inspection
  const figures = statedText(now, listing)
  const text = offerText(kind, figures, listing)
  return isPartly(now, price) ? `${text}, ${copy.partlyInRange}` : text
}

function offerText(kind: AlertMatchKind, figures: string | null, { mode }: ListingFacts): string {
  if (kind === 'completed') return isRentalMode(mode) ? copy.leased(figures) : copy.sold(figures)
  return kind === 'relisted' ? copy.relisted(figures) : copy.listed(figures)
}

type PriceMove = { before: StatedFigures; now: StatedFigures; price: Range; fittedBefore: boolean }

function priceText({ before, now, price, fittedBefore }: PriceMove, listing: ListingFacts): string {
  const [was, is] = [statedText(before, listing), statedText(now, listing)]
  if (is === null) return copy.newPrice
  const isBounded = price.min !== null || price.max !== null
  if (was === null) {
    const where = isPartly(now, price) ? copy.partlyInRange : copy.inRange
    return isBounded ? `${copy.changedTo(is)}, ${where}` : copy.changedTo(is)
  }
  const moved = sumOf(now) < sumOf(before) ? copy.dropped(was, is) : copy.rose(was, is)
  if (!isBounded) return moved
  if (fittedBefore) return isPartly(now, price) ? `${moved}, ${copy.partlyInRange}` : moved
  return `${moved}, ${isPartly(now, price) ? copy.partlyIntoRange : copy.intoRange}`
}

const sumOf = ({ from, to }: StatedFigures): number => (from ?? 0) + (to ?? 0)

const statedText = ({ from, to }: StatedFigures, { mode }: ListingFacts): string | null =>
  from === null || to === null ? null : shortPriceRange({ from, to }, mode)

const isPartly = ({ from, to }: StatedFigures, range: Range): boolean =>
  from !== null && to !== null && !isWhollyInRange({ from, to }, range)
