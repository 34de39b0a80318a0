import { isPastMode } from '../lookups/search-modes.ts'
import { isEventAsked } from '../search/filters/days.ts'
import { doFiltersFit } from '../search/filters/filter-fits.ts'
import type { MarketState } from '../listing/market-state.ts'
import { isPriceInRange, type StatedFigures } from '../search/filters/price-in-range.ts'
import type { SearchParameters } from '../search/search-parameters.ts'
import { type AlertArea, isInArea } from './alert-area.ts'
import type { ListingFacts } from './listing-facts.ts'
import type { AlertMatchKind, ListingChange } from './listing-change.ts'
import { matchReason } from './match-reason.ts'

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
  const { searchMode, price, inspection, auction } = alert.parameters
  if (isPastMode(searchMode)) return isCompletion(change) ? 'completed' : null
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
      return isEventAsked(inspection) ? 'changed' : null
    case 'auctionChanged':
      return isEventAsked(auction) ? 'changed' : null
  }
}

/** What is published as sold or leased is an old record, not an event of the day, and so is what staff show again. */
const isCompletion = (change: ListingChange): boolean =>
  change.kind === 'statusChanged' && change.after === 'completed' && change.reason !== 'shown'

const isBackOnMarket = ({ before, after }: { before: MarketState; after: MarketState }): boolean =>
  after === 'available'
    ? before !== 'available'
    : after === 'underOffer' && before !== 'underOffer' && before !== 'available'

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
  return (
    listing.mode === parameters.searchMode &&
    doFiltersFit(parameters, listing, { now, isPartlyInRange }) &&
    isInArea(listing, area)
  )
}
