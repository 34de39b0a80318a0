import type { PushNotification } from '#domain/notifications/push-notification.ts'
import { alertPushCopy as copy } from './alert-push.copy.ts'
import type { MailCard } from '#server/platform/mail/card-mail.ts'

/** What one alert found; links are paths of the portal. */
export type PushSection = {
  alertId: number
  name: string
  cards: readonly Pick<MailCard, 'address' | 'price' | 'reason' | 'link'>[]
}

/** The notification of what alerts found: one home by itself, several by their number. */
export function alertPush(sections: readonly PushSection[]): PushNotification {
  const [first] = sections
  const count = sections.reduce((sum, { cards }) => sum + cards.length, 0)
  if (first === undefined || count === 0) throw new Error('There is nothing to notify of')
  if (sections.length > 1) {
    const names = sections.map(({ name }) => name)
    return { title: copy.severalAlerts(count), body: copy.body(names), url: '/alerts', tag: 'alerts' }
  }
  const { alertId, name, cards } = first
  const tag = `alert-${alertId}`
  const [card] = cards
  return cards.length === 1 && card !== undefined
    ? { title: name, body: bodyOf(card), url: card.link, tag }
    : { title: name, body: copy.several(count, name), url: `/alerts/${alertId}`, tag }
}

const bodyOf = ({ price, address, reason }: PushSection['cards'][number]): string =>
  [price, address, reason].filter((text) => text !== '').join(' · ')
