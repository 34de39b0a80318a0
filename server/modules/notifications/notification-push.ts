import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import type { PushNotification } from '#domain/notifications/push-notification.ts'
import type { NotificationKind, NotifiedSection } from './notification-record.ts'

/** The push notification of what a kind has to say: one thing by itself, several by their number. */
export function notificationPush<Section extends NotifiedSection>(
  { name: kind, copy: { push: copy } }: NotificationKind<Section>,
  sections: readonly Section[],
): PushNotification {
  const { singular, page } = notificationKinds[kind]
  const [first] = sections
  const cards = sections.flatMap((section) => section.cards)
  const [card] = cards
  if (first === undefined || card === undefined) throw new Error('There is nothing to notify of')
  if (sections.length > 1) {
    const names = sections.map(({ name }) => name).join(', ')
    return { title: copy.title(cards.length), body: names, url: page.path, tag: kind }
  }
  const tag = `${singular}-${first.senderId}`
  if (cards.length > 1) return { title: first.name, body: copy.several(first), url: first.link, tag }
  const parts = copy.one(card).filter((text) => text !== '')
  return { title: first.name, body: parts.join(' · '), url: card.link, tag }
}
