import type { NotificationCopy, NotifiedSection } from '#server/modules/notifications/notification-record.ts'

const posts = (count: number): string => `${count} new ${count === 1 ? 'post' : 'posts'}`
const cardsOf = (sections: readonly NotifiedSection[]) => sections.flatMap(({ cards }) => cards)
const namesOf = (sections: readonly NotifiedSection[]): string => sections.map(({ name }) => name).join(' and ')

export const postKindCopy = { locationReview: 'Review', question: 'Question', discussion: 'Discussion' } as const

/** What the messages about followed places say. */
export const placeNotificationsCopy: NotificationCopy<NotifiedSection> = {
  subject: (sections) =>
    sections.length > 2
      ? `${posts(cardsOf(sections).length)} about places you follow`
      : `${posts(cardsOf(sections).length)} about ${namesOf(sections)}`,
  introduction: (sections) => `Here’s what locals said of ${sections.length === 1 ? 'a place' : 'places'} you follow.`,
  more: (count) => `${count === 1 ? 'One more post' : `${count} more posts`} about this place`,
  see: 'See this place',
  push: {
    title: (count) => `${posts(count)} about places you follow`,
    several: ({ cards }) => posts(cards.length),
    one: ({ title }) => [title],
  },
}
