import type { MarketState } from '../listing/market-state.ts'

/** Where a listing that an agent types in stands. */
export type DraftState = 'completed' | 'draft' | 'published' | 'underOffer' | 'withdrawn'

const states: Readonly<Record<MarketState, DraftState>> = {
  available: 'published',
  underOffer: 'underOffer',
  completed: 'completed',
  removed: 'withdrawn',
}

/** `listing` is null before it is published. */
export function draftStateOf(
  listing: { statusType: Exclude<MarketState, 'underOffer'>; isUnderOffer: boolean } | null,
): DraftState {
  if (listing === null) return 'draft'
  return states[listing.statusType === 'available' && listing.isUnderOffer ? 'underOffer' : listing.statusType]
}

/** Drafts of an office that are not published. */
export const MOST_DRAFTS = 500
