import type { NotificationCopy, NotifiedSection } from '#server/modules/notifications/notification-record.ts'

const listings = (count: number): string => `${count} ${count === 1 ? 'home' : 'homes'}`
const cardsOf = (sections: readonly NotifiedSection[]) => sections.flatMap(({ cards }) => cards)

/** What is said of what became of saved homes. */
export const newsCopy = {
  sold: 'Sold',
  leased: 'Leased',
  withdrawn: 'Withdrawn from the market',
  underOffer: 'Under offer',
  backOnMarket: 'Back on the market',
  priceDropped: (before: string, now: string) => `The price dropped from ${before} to ${now}`,
  priceChanged: (before: string, now: string) => `The price changed from ${before} to ${now}`,
} as const

/** What the messages of it say. */
export const newsNotificationsCopy: NotificationCopy<NotifiedSection> = {
  subject(sections) {
    const [card, ...others] = cardsOf(sections)
    return card !== undefined && others.length === 0
      ? `${card.title}: ${card.text}`
      : `News of ${listings(others.length + 1)} you saved`
  },
  introduction: (sections) =>
    `There’s news of ${cardsOf(sections).length === 1 ? 'a home' : 'homes'} in your collections.`,
  more: (count) => `${count === 1 ? 'One more home' : `${count} more homes`} in this collection`,
  see: 'See this collection',
  push: {
    title: (count) => `News of ${listings(count)}`,
    several: ({ cards }) => `News of ${listings(cards.length)}`,
    one: ({ text, title }) => [text, title],
  },
}
