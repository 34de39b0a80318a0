import { isOnMarket, type MarketState } from './market-state.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** After which the agency of a listing is asked whether it is still as shown. */
const ASKED_AFTER_MS = 90 * DAY_MS
/** For which it is shown after that. */
const SHOWN_AFTER_MS = 14 * DAY_MS
/** For which an agency may put one back that was withdrawn. */
const BACK_WITHIN_MS = 90 * DAY_MS

export type ConfirmedListing = {
  state: MarketState
  /** When its agency last said that it is as shown. */
  confirmedAt: Date
  /** When it was asked; null where it was not since then. */
  askedAt: Date | null
}

/** Until when a listing was confirmed last whose agency is asked at a moment, and until when it was asked of one that is withdrawn. */
export const confirmationLimits = (now: Date): { confirmedUntil: Date; askedUntil: Date } => ({
  confirmedUntil: new Date(now.getTime() - ASKED_AFTER_MS),
  askedUntil: new Date(now.getTime() - SHOWN_AFTER_MS),
})

/** When a listing comes off the market unless it is confirmed. */
export const expiryOf = (askedAt: Date): Date => new Date(askedAt.getTime() + SHOWN_AFTER_MS)

/** Since when those were asked for that an agency can still put back. */
export const canBePutBackSince = (now: Date): Date => new Date(now.getTime() - SHOWN_AFTER_MS - BACK_WITHIN_MS)

/** Whether it came off the market because nobody confirmed it: what its agency withdraws is not asked for any more. */
export const isExpired = ({ state, askedAt }: ConfirmedListing): boolean => state === 'removed' && askedAt !== null

/** Whether its agency can confirm it. */
export const isConfirmable = (listing: ConfirmedListing): boolean => isOnMarket(listing.state) || isExpired(listing)
