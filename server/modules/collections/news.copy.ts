const homes = (count: number): string => `${count} ${count === 1 ? 'home' : 'homes'}`

/** What is said of what became of saved homes. */
export const newsCopy = {
  sold: 'Sold',
  leased: 'Leased',
  withdrawn: 'Withdrawn from the market',
  underOffer: 'Under offer',
  backOnMarket: 'Back on the market',
  priceDropped: (before: string, now: string) => `The price dropped from ${before} to ${now}`,
  priceChanged: (before: string, now: string) => `The price changed from ${before} to ${now}`,
  subjectOfOne: (address: string, news: string) => `${address}: ${news}`,
  subjectOfSeveral: (count: number) => `News of ${homes(count)} you saved`,
  greeting: (name: string) => `Hi ${name},`,
  introduction: (count: number) => `There’s news of ${count === 1 ? 'a home' : 'homes'} in your collections.`,
  more: (count: number) => `${count === 1 ? 'One more home' : `${count} more homes`} in this collection`,
  seeCollection: 'See this collection',
  stop: 'Stop emails about this collection',
  footer: 'Homely sent this email because these homes are saved in your collections.',
  pushOfSeveral: (count: number) => `News of ${homes(count)}`,
} as const
