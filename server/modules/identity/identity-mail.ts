import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { mailHtml, mailText } from '#server/platform/mail/mail-text.ts'
import { type MailCopy, mailFooter } from './identity-mails.copy.ts'

/** Queues a mail; inside a transaction it is sent only when that is committed. */
export type QueueMail = (mail: Mail) => Promise<void>

/** A mail of the portal itself, as text and as HTML. */
export function portalMail(recipient: string, { subject, paragraphs }: MailCopy, portalOrigin: string): Mail {
  const content = { heading: subject, parts: paragraphs, footer: mailFooter(portalOrigin) }
  return { recipient, replyTo: null, subject, text: mailText(content), html: mailHtml(content) }
}
