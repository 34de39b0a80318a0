/** `underOffer` is on the market too. */
export type MarketState = 'available' | 'underOffer' | 'completed' | 'removed'

export const isOnMarket = (state: MarketState): boolean => state === 'available' || state === 'underOffer'
