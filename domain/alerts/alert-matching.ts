import type { EventFilter, Range, SearchParameters } from '../search/search-parameters.ts'
import { type AlertArea, isInArea } from './alert-area.ts'
import type { ListingFacts } from './listing-facts.ts'
import type { AlertMatchKind, ListingChange, MarketState, StatedFigures } from './listing-change.ts'
import { matchReason } from './match-reason.ts'
import { isPriceInRange } from './price-in-range.ts'

/** What an alert looks for: its normalised search with the place in numbers. */
export type AlertSearch = {
  parameters: SearchParameters
  area: AlertArea
  /** Whether a home whose price range is only partly within that of the alert fits it. */
  isPartlyInRange: boolean
}

export type AlertMatch = {
  kind: AlertMatchKind
  /** Why it fits, in words. */
  reason: string
}

/**
 * Whether a listing fits an alert now because of what happened to it, and why; null when it does not, or did before as well
 * (docs/product.md, section 15.10). A `changed` match counts only where the alert has not told of the home before.
 */
export function matchOf(
  alert: AlertSearch,
  listing: ListingFacts,
  change: ListingChange,
  now: Date,
): AlertMatch | null {
  if (!doesListingFit(alert, listing, now)) return null
  const kind = kindOfMatch(alert, listing, change)
  if (kind === null) return null
  const { price } = alert.parameters
  return { kind, reason: matchReason({ kind, listing, change, price, isPartlyInRange: alert.isPartlyInRange }) }
}

function kindOfMatch(alert: AlertSearch, listing: ListingFacts, change: ListingChange): AlertMatchKind | null {
  const { price, inspection, auction } = alert.parameters
  const now = { from: listing.priceFrom, to: listing.priceTo }
  switch (change.kind) {
    case 'published':
      return 'listed'
    case 'priceChanged': {
      const fittedBefore = isPriceInRange(change.before, price, alert.isPartlyInRange)
      return !fittedBefore || isLower(now, change.before) ? 'priceChanged' : null
    }
    case 'statusChanged':
      return isBackOnMarket(change) ? 'relisted' : null
    case 'inspectionsChanged':
      return isAskedFor(inspection) ? 'changed' : null
    case 'auctionChanged':
      return isAskedFor(auction) ? 'changed' : null
  }
}

const isBackOnMarket = ({ before, after }: { before: MarketState; after: MarketState }): boolean =>
  after === 'available'
    ? before !== 'available'
    : after === 'underOffer' && before !== 'underOffer' && before !== 'available'

const isAskedFor = ({ dates, forthcoming }: EventFilter): boolean => forthcoming || dates.length > 0

/** By the middle of a range. */
const isLower = (after: StatedFigures, before: StatedFigures): boolean =>
  after.from !== null &&
  after.to !== null &&
  before.from !== null &&
  before.to !== null &&
  after.from + after.to < before.from + before.to

/**
 * Whether a listing is one that the search of an alert finds, whatever happened to it. It agrees with the search of the portal
 * (docs/product.md, section 2) for alerts that take homes partly in their range.
 */
export function doesListingFit(alert: AlertSearch, listing: ListingFacts, now: Date): boolean {
  const { parameters, area, isPartlyInRange } = alert
  const { propertyTypes, propertyFeatures, frontageSize, landSize } = parameters
  return (
    listing.mode === parameters.searchMode &&
    (parameters.isUnderOffer || !listing.isUnderOffer) &&
    (propertyTypes.length === 0 || propertyTypes.includes(listing.propertyType)) &&
    isOneOf(listing.bedrooms, parameters.bedrooms) &&
    isOneOf(listing.bathrooms, parameters.bathrooms) &&
    isOneOf(listing.carSpaces, parameters.carSpaces) &&
    propertyFeatures.every((feature) => listing.features.includes(feature)) &&
    isPriceInRange({ from: listing.priceFrom, to: listing.priceTo }, parameters.price, isPartlyInRange) &&
    isWithin(listing.landSize, landSize) &&
    isWithin(listing.frontageDecimetres, { min: tenfold(frontageSize.min), max: tenfold(frontageSize.max) }) &&
    hasAuction(listing, parameters.auction, now) &&
    hasInspection(listing, parameters.inspection, now) &&
    isInArea(listing, area)
  )
}

const tenfold = (metres: number | null): number | null => (metres === null ? null : metres * 10)

/** What is not stated is none of the numbers that were asked for. */
const isOneOf = (count: number | null, asked: readonly number[]): boolean =>
  asked.length === 0 || (count !== null && asked.includes(count))

const isWithin = (value: number | null, { min, max }: Range): boolean =>
  (min === null && max === null) || (value !== null && (min === null || value >= min) && (max === null || value <= max))

function hasAuction({ auctionAt, auctionOn }: ListingFacts, asked: EventFilter, now: Date): boolean {
  if (!isAskedFor(asked)) return true
  if (auctionAt === null || auctionAt < now) return false
  return asked.dates.length === 0 || (auctionOn !== null && asked.dates.includes(auctionOn))
}

function hasInspection({ inspections }: ListingFacts, asked: EventFilter, now: Date): boolean {
  if (!isAskedFor(asked)) return true
  return inspections.some(
    ({ localDate, endsAt }) => endsAt >= now && (asked.dates.length === 0 || asked.dates.includes(localDate)),
  )
}
