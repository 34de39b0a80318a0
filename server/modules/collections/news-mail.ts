import { MOST_MAIL_CARDS } from '#domain/alerts/alert-limits.ts'
import { cardMailHtml, cardMailText, withFewCards } from '#server/platform/mail/card-mail.ts'
import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { newsCopy as copy } from './news.copy.ts'
import type { NewsSection } from './news-sections.ts'

export type NewsMail = {
  recipient: { name: string; email: string }
  /** Each with the page that stops its emails. */
  sections: readonly (NewsSection & { stopLink: string })[]
  /** Stops the emails of all these collections with one POST (RFC 8058). */
  oneClickLink: string
}

/** The mail that tells a member what became of saved homes: at most twenty cards, the homes without one are counted. */
export function newsMail({ recipient, sections: asked, oneClickLink }: NewsMail): Mail {
  const sections = withFewCards(
    asked.map((section) => ({ ...section, moreCount: 0 })),
    MOST_MAIL_CARDS,
  )
  const cards = asked.flatMap((section) => section.cards)
  const [card] = cards
  const heading =
    cards.length === 1 && card !== undefined
      ? copy.subjectOfOne(card.address, card.reason)
      : copy.subjectOfSeveral(cards.length)
  const content = {
    heading,
    paragraphs: [copy.greeting(recipient.name), copy.introduction(cards.length)],
    sections: sections.map(({ name, link, stopLink, moreCount, ...section }) => ({
      name,
      cards: section.cards,
      more: moreCount === 0 ? null : { text: copy.more(moreCount), link },
      links: [
        { text: copy.seeCollection, link },
        { text: copy.stop, link: stopLink },
      ],
    })),
    footer: copy.footer,
  }
  return {
    recipient: recipient.email,
    replyTo: null,
    subject: heading,
    text: cardMailText(content),
    html: cardMailHtml(content),
    headers: { 'List-Unsubscribe': `<${oneClickLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
