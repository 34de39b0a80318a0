/** Why a home fits an alert, in words. */
export const matchReasonCopy = {
  studio: 'Studio',
  bedrooms: (count: number) => (count >= 5 ? '5+ bedrooms' : count === 1 ? '1 bedroom' : `${count} bedrooms`),
  inSuburb: (what: string, suburb: string) => `${what} in ${suburb}`,
  listed: (price: string | null) => (price === null ? 'new on the market' : `new on the market at ${price}`),
  relisted: (price: string | null) => (price === null ? 'back on the market' : `back on the market at ${price}`),
  dropped: (before: string, after: string) => `dropped from ${before} to ${after}`,
  rose: (before: string, after: string) => `rose from ${before} to ${after}`,
  changedTo: (after: string) => `now ${after}`,
  newPrice: 'new price',
  intoRange: 'into your range',
  partlyIntoRange: 'partly into your range',
  inRange: 'in your range',
  partlyInRange: 'partly in your range',
  inspection: 'new inspection times',
  auction: 'new auction time',
} as const
