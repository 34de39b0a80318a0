import type { NotificationEmail } from '#server/modules/notifications/notification-record.ts'
import { newsCopy as copy } from './news.copy.ts'
import type { NewsSection } from './news-sections.ts'

/** The email that tells a member what became of saved homes; each section has the page that stops its emails. */
export function newsEmail(
  memberName: string,
  sections: readonly (NewsSection & { stopLink: string })[],
): Omit<NotificationEmail, 'stopToken'> {
  const cards = sections.flatMap((section) => section.cards)
  const [card] = cards
  return {
    heading:
      cards.length === 1 && card !== undefined
        ? copy.subjectOfOne(card.address, card.reason)
        : copy.subjectOfSeveral(cards.length),
    paragraphs: [copy.greeting(memberName), copy.introduction(cards.length)],
    sections: sections.map(({ name, link, stopLink, ...section }) => ({
      name,
      cards: section.cards,
      more: (rest) => ({ text: copy.more(rest), link }),
      links: [
        { text: copy.seeCollection, link },
        { text: copy.stop, link: stopLink },
      ],
    })),
    footer: copy.footer,
  }
}
