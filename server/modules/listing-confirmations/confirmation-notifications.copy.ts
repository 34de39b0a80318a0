import { shortDayText } from '#domain/time/written-day.ts'
import type { NotificationCopy, NotifiedSection } from '#server/modules/notifications/notification-record.ts'

const homes = (count: number): string => `${count} ${count === 1 ? 'home' : 'homes'}`
const countOf = (sections: readonly NotifiedSection[]): number => sections.flatMap(({ cards }) => cards).length

/** What a card says of a home. */
export const confirmBy = (day: string): string =>
  `Open its page and press “Still available” by ${shortDayText(day)}. After that we take it off the market.`

/** What the messages about homes to confirm say. */
export const confirmationNotificationsCopy: NotificationCopy<NotifiedSection> = {
  subject: (sections) =>
    countOf(sections) === 1
      ? 'Is this home still available?'
      : `Are these ${homes(countOf(sections))} still available?`,
  introduction: (sections) =>
    countOf(sections) === 1
      ? 'Nobody at your agency has confirmed this home for 90 days.'
      : 'Nobody at your agency has confirmed these homes for 90 days.',
  more: (count) => `${count === 1 ? 'One more home' : `${homes(count)} more`} to confirm`,
  see: 'See all homes of the agency',
  push: {
    title: (count) => `${homes(count)} to confirm`,
    several: ({ cards }) => `${homes(cards.length)} to confirm`,
    one: ({ title }) => [title],
  },
}
