import { MOST_MAIL_CARDS } from '#domain/alerts/alert-limits.ts'
import { cardMailHtml, cardMailText, type MailCard, withFewCards } from '#server/platform/mail/card-mail.ts'
import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { alertMailCopy as copy } from './alert-mail.copy.ts'

/** What one alert found; links are whole. */
export type MailSection = {
  name: string
  cards: readonly MailCard[]
  /** Homes that have no card here. */
  moreCount: number
  alertLink: string
  editLink: string
  /** A page that stops the emails of this alert. */
  stopLink: string
}

export type AlertMail = {
  recipient: { name: string; email: string }
  sections: readonly MailSection[]
  /** Stops the emails of all these alerts with one POST (RFC 8058). */
  oneClickLink: string
}

/** The mail that tells a member what alerts found: at most twenty cards, the homes without one are counted. */
export function alertMail({ recipient, sections: asked, oneClickLink }: AlertMail): Mail {
  const sections = withFewCards(asked, MOST_MAIL_CARDS)
  const count = sections.reduce((sum, { cards, moreCount }) => sum + cards.length + moreCount, 0)
  const [first] = sections
  const heading =
    sections.length === 1 && first !== undefined
      ? copy.subjectOfOne(count, first.name)
      : copy.subjectOfSeveral(count, sections.length)
  const content = {
    heading,
    paragraphs: [copy.greeting(recipient.name), copy.introduction(count)],
    sections: sections.map(({ name, cards, moreCount, alertLink, editLink, stopLink }) => ({
      name,
      cards,
      more: moreCount === 0 ? null : { text: copy.more(moreCount), link: alertLink },
      links: [
        { text: copy.seeAlert, link: alertLink },
        { text: copy.edit, link: editLink },
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
