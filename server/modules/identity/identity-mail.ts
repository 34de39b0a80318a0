import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { mailOf } from '#server/platform/mail/mail-text.ts'
import { type MailCopy, mailFooter } from './identity-mails.copy.ts'

/** Queues a mail; inside a transaction it is sent only when that is committed. */
export type QueueMail = (mail: Mail) => Promise<void>

/** A mail of the portal itself, as text and as HTML. */
export const portalMail = (recipient: string, { subject, paragraphs }: MailCopy, portalOrigin: string): Mail =>
  mailOf({ heading: subject, parts: paragraphs, footer: mailFooter(portalOrigin) }, recipient)
