import { leadsElsewhere } from '#domain/posts/contacts-in-text.ts'
import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { mailOf } from '#server/platform/mail/mail-text.ts'
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
  const content = {
    heading: copy.subject(inviterName),
    parts: [copy.introduction(inviterName, collectionName), copy.link, link, copy.account, copy.ignore],
    footer: copy.footer(new URL(link).origin),
  }
  return mailOf(content, email)
}
