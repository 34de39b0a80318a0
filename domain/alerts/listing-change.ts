import type { MarketState } from '../listing/market-state.ts'
import type { StatedFigures } from '../search/filters/price-in-range.ts'

/** What happened to a listing; texts and photos are no reason to tell of it again. */
export type ListingChange =
  | { kind: 'published' }
  | { kind: 'priceChanged'; before: StatedFigures }
  /** `shown`: staff had hidden it, and it stands again where it stood. */
  | { kind: 'statusChanged'; before: MarketState; after: MarketState; reason?: 'expired' | 'hidden' | 'shown' }
  | { kind: 'inspectionsChanged' }
  | { kind: 'auctionChanged' }

/** Why a home fits an alert now and did not before. */
export type AlertMatchKind = 'listed' | 'priceChanged' | 'relisted' | 'changed' | 'completed'
