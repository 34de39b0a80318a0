import { leadsElsewhere } from '#domain/reviews/contacts-in-text.ts'
import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { mailHtml, mailText } from '#server/platform/mail/mail-text.ts'
import { inviteMailCopy as copy } from './invite-mail.copy.ts'

export type InviteMail = {
  email: string
  inviterName: string
  collectionName: string
  /** The page of the invitation, whole. */
  link: string
}

/**
 * The email that invites somebody to a collection, with or without an account. They asked for nothing, so it carries no address or number
 * that a stranger chose.
 */
export function inviteMail({ email, link, ...names }: InviteMail): Mail {
  const inviterName = leadsElsewhere(names.inviterName) ? copy.somebody : names.inviterName
  const collectionName = leadsElsewhere(names.collectionName) ? copy.someCollection : names.collectionName
  const subject = copy.subject(inviterName)
  const content = {
    heading: subject,
    parts: [copy.introduction(inviterName, collectionName), copy.link, link, copy.account, copy.ignore],
    footer: copy.footer(new URL(link).origin),
  }
  return { recipient: email, replyTo: null, subject, text: mailText(content), html: mailHtml(content) }
}
