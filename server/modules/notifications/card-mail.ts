import { MOST_MAIL_CARDS } from '#domain/notifications/notification-limits.ts'
import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { escaped } from '#server/platform/http/escaped.ts'
import type { NotificationEmail } from './notification-email.ts'
import type { NotificationCard, NotificationLink } from './notification-record.ts'

type EmailSection = NotificationEmail['sections'][number]
/** `more` is null where everything has its card. */
type CardSection = Omit<EmailSection, 'more'> & { more: NotificationLink | null }
type CardMail = Omit<NotificationEmail, 'sections' | 'stopToken'> & { sections: readonly CardSection[] }

/** The mail of an email: at most twenty cards, what has none is counted. Its links begin with the origin. */
export function mailOfEmail(recipient: string, { stopToken, ...email }: NotificationEmail, origin: string): Mail {
  const content = { ...email, sections: withFewCards(email.sections).map((section) => withOrigin(section, origin)) }
  return {
    recipient,
    replyTo: null,
    subject: email.heading,
    text: cardMailText(content),
    html: cardMailHtml(content),
    headers: {
      // One POST stops them all (RFC 8058).
      'List-Unsubscribe': `<${origin}/api/alerts/unsubscribe/one-click?token=${stopToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Those of the first sections first. */
function withFewCards(sections: readonly EmailSection[]): CardSection[] {
  let room = MOST_MAIL_CARDS
  return sections.map((section) => {
    const cards = section.cards.slice(0, room)
    room -= cards.length
    const rest = section.cards.length - cards.length
    return { ...section, cards, more: rest === 0 ? null : section.more(rest) }
  })
}

function withOrigin({ cards, more, links, ...section }: CardSection, origin: string): CardSection {
  const whole = (given: NotificationLink): NotificationLink => ({ ...given, link: origin + given.link })
  return {
    ...section,
    cards: cards.map(({ link, photo, ...card }) => ({
      ...card,
      link: origin + link,
      photo: photo === null ? null : origin + photo,
    })),
    more: more === null ? null : whole(more),
    links: links.map(whole),
  }
}

/** The words of a mail for programs that show no HTML. */
function cardMailText({ heading, paragraphs, sections, footer }: CardMail): string {
  const parts = sections.map(({ name, cards, more, links }) =>
    [
      name,
      ...cards.map(({ title, facts, text, link }) =>
        [title, ...(facts.length === 0 ? [] : [stated(facts).join(' · ')]), text, link].join('\n'),
      ),
      ...(more === null ? [] : [lineOf(more)]),
      links.map(lineOf).join('\n'),
    ].join('\n\n'),
  )
  return [heading, ...paragraphs, ...parts, `-- \n${footer}`].join('\n\n').concat('\n')
}

const stated = (facts: readonly string[]): string[] => facts.filter((fact) => fact !== '')

const lineOf = ({ text, link }: NotificationLink): string => `${text}: ${link}`

/** The same as an HTML page for light and dark; everything in it is escaped. */
function cardMailHtml({ heading, paragraphs, sections, footer }: CardMail): string {
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(heading)}</title><style>${STYLES}</style></head>`,
    `<body><h1>${escaped(heading)}</h1>`,
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    ...sections.map(sectionHtml),
    `<p class="small">${escaped(footer)}</p></body></html>`,
  ].join('\n')
}

function sectionHtml({ name, cards, more, links }: CardSection): string {
  return [
    `<h2>${escaped(name)}</h2>`,
    ...cards.map(cardHtml),
    ...(more === null ? [] : [`<p>${linkHtml(more)}</p>`]),
    `<p class="small">${links.map(linkHtml).join(' &middot; ')}</p>`,
  ].join('\n')
}

function cardHtml({ title, facts, text, link, photo }: NotificationCard): string {
  const image = photo === null ? '' : `<img src="${escaped(photo)}" alt="" width="480" height="320">`
  const [first, ...others] = stated(facts).map(escaped)
  const known = first === undefined ? '' : `<p>${[`<strong>${first}</strong>`, ...others].join(' &middot; ')}</p>`
  return `<div class="card"><a href="${escaped(link)}">${image}<span>${escaped(title)}</span></a>${known}<p>${escaped(text)}</p></div>`
}

const linkHtml = ({ text, link }: NotificationLink): string => `<a href="${escaped(link)}">${escaped(text)}</a>`

const STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{font-family:sans-serif;line-height:1.5;max-width:32em;margin:1em auto;padding:0 1em;background:#fff;color:#1c1c1c}',
  'h1{font-size:1.3em}h2{font-size:1.1em}a{color:#0b5c46}img{display:block;width:100%;height:auto;border-radius:8px}',
  '.card{margin:1em 0;padding:1em;border:1px solid #d0d0d0;border-radius:8px}.card p{margin:.3em 0}.card span{display:block;margin-top:.5em}',
  '.small{font-size:.85em;color:#555}',
  '@media (prefers-color-scheme:dark){body{background:#161616;color:#eee}a{color:#7fd6bd}.card{border-color:#444}.small{color:#aaa}}',
].join('')
