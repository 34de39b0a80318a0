import type { PushNotification } from '#domain/notifications/push-notification.ts'
import { alertPushCopy as copy } from './alert-push.copy.ts'
import type { MailCard } from '#server/modules/notifications/notification-record.ts'
import type { AlertSection } from './alert-sections.ts'

/** The notification of what alerts found: one home by itself, several by their number. Links are paths of the portal. */
export function alertPush(sections: readonly AlertSection[]): PushNotification {
  const [first] = sections
  const count = sections.reduce((sum, { cards }) => sum + cards.length, 0)
  if (first === undefined || count === 0) throw new Error('There is nothing to notify of')
  if (sections.length > 1) {
    const names = sections.map(({ name }) => name)
    return { title: copy.severalAlerts(count), body: copy.body(names), url: '/alerts', tag: 'alerts' }
  }
  const { alertId, name, areCompleted, cards } = first
  const tag = `alert-${alertId}`
  const [card] = cards
  return cards.length === 1 && card !== undefined
    ? { title: name, body: bodyOf(card), url: card.link, tag }
    : {
        title: name,
        body: areCompleted ? copy.severalCompleted(count, name) : copy.several(count, name),
        url: `/alerts/${alertId}`,
        tag,
      }
}

const bodyOf = ({ price, address, reason }: MailCard): string =>
  [price, address, reason].filter((text) => text !== '').join(' · ')
