import type { NotificationCopy } from '#server/modules/notifications/notification-record.ts'
import type { AlertSection } from './alert-record.ts'

const listings = (count: number): string => `${count} ${count === 1 ? 'home' : 'homes'}`
const newListings = (count: number): string => `${count} new ${count === 1 ? 'home' : 'homes'}`

/** What the messages of alerts say. */
export const alertNotificationsCopy = {
  subject(sections) {
    const count = sections.reduce((sum, { cards }) => sum + cards.length, 0)
    const [first] = sections
    return sections.length === 1 && first !== undefined
      ? `${listings(count)} for your alert: ${first.name}`
      : `${listings(count)} for ${sections.length} of your alerts`
  },
  introduction(sections) {
    const isOne = sections.reduce((sum, { cards }) => sum + cards.length, 0) === 1
    return sections.every(({ areCompleted }) => areCompleted)
      ? `${isOne ? 'This home was' : 'These homes were'} sold or leased in a search that you follow.`
      : `${isOne ? 'This home fits' : 'These homes fit'} what you’re looking for.`
  },
  more: (count) => `${count === 1 ? 'One more home' : `${count} more homes`} in My Alerts`,
  see: 'See this alert',
  edit: 'Change this alert',
  push: {
    title: (count) => `${newListings(count)} for you`,
    several: ({ name, cards, areCompleted }) =>
      areCompleted ? `${cards.length} homes sold or leased for ${name}` : `${newListings(cards.length)} for ${name}`,
    one: ({ facts: [price = ''], title, text }) => [price, title, text],
  },
} as const satisfies NotificationCopy<AlertSection> & { edit: string }
