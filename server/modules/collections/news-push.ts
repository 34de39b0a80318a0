import type { PushNotification } from '#domain/notifications/push-notification.ts'
import { newsCopy as copy } from './news.copy.ts'
import type { NewsSection } from './news-sections.ts'

/** The notification of what became of saved homes: one home by itself, several by their number. Links are paths of the portal. */
export function newsPush(sections: readonly NewsSection[]): PushNotification {
  const [first] = sections
  const cards = sections.flatMap((section) => section.cards)
  const [card] = cards
  if (first === undefined || card === undefined) throw new Error('There is nothing to notify of')
  if (sections.length > 1) {
    const names = sections.map(({ name }) => name).join(', ')
    return { title: copy.pushOfSeveral(cards.length), body: names, url: '/collections', tag: 'collections' }
  }
  const tag = `collection-${first.collectionId}`
  if (cards.length > 1) return { title: first.name, body: copy.pushOfSeveral(cards.length), url: first.link, tag }
  const body = [card.reason, card.address].join(' · ')
  return { title: first.name, body, url: card.link, tag }
}
