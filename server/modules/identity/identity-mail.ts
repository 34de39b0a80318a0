import type { Mail } from '#server/mail/mail-queue.ts'

/** Hands a mail over for delivery; inside a transaction it goes out only when that is committed. */
export type QueueMail = (mail: Mail, now: Date) => Promise<void>

/** A mail of the portal itself: paragraphs of text, parted by empty lines, and the same as HTML. */
export function plainMail(recipient: string, subject: string, text: string): Mail {
  const paragraphs = text.split('\n\n').map((paragraph) => `<p>${withLinks(escaped(paragraph))}</p>`)
  return { recipient, replyTo: null, subject, text, html: paragraphs.join('\n') }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')
const withLinks = (html: string): string =>
  html.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
