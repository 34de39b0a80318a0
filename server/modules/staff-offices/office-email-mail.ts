import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { mailOf } from '#server/platform/mail/mail-text.ts'
import { officeEmailMailCopy as copy } from './office-email-mail.copy.ts'

/** Tells the former address of an office that it is not that any more: who reads the new one decides on its agents. */
export const officeEmailMail = (office: string, recipient: string, origin: string): Mail =>
  mailOf(
    {
      heading: copy.subject(office),
      parts: [copy.changed(office), copy.wrong, `${origin}/contact-us`],
      footer: copy.footer(origin),
    },
    recipient,
  )
