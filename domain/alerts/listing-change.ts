import type { StatedFigures } from '../search/filters/price-in-range.ts'

/** `underOffer` is on the market too. */
export type MarketState = 'available' | 'underOffer' | 'completed' | 'removed'

/** What happened to a listing; texts and photos are no reason to tell of it again. */
export type ListingChange =
  | { kind: 'published' }
  | { kind: 'priceChanged'; before: StatedFigures }
  | { kind: 'statusChanged'; before: MarketState; after: MarketState }
  | { kind: 'inspectionsChanged' }
  | { kind: 'auctionChanged' }

/** Why a home fits an alert now and did not before. */
export type AlertMatchKind = 'listed' | 'priceChanged' | 'relisted' | 'changed' | 'completed'
