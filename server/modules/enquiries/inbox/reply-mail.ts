import { withoutContacts } from '#domain/posts/contacts-in-text.ts'
import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { type MailContent, mailOf } from '#server/platform/mail/mail-text.ts'
import type { EnquiryKind } from '../enquiry-record.ts'
import { replyMailCopy as copy } from './reply-mail.copy.ts'

type Facts = {
  enquiry: { kind: EnquiryKind; name: string; email: string; message: string }
  replier: { name: string; officeName: string; email: string | null }
  text: string
  /** As the page shows it; empty for none. */
  listing: string
}

/**
 * The mail that brings a reply to who asked; what they answer goes to the agent. What was typed in the enquiry has no link and no
 * number in it, as in the copy of the enquiry: its address is nobody's word but the sender's.
 */
export function replyMail({ enquiry, replier, text, listing }: Facts): Mail {
  const message = withoutContacts(enquiry.message)
  const content: MailContent = {
    heading: copy.title(listing === '' ? replier.name : withoutContacts(listing)),
    parts: [
      copy.greeting(withoutContacts(enquiry.name)),
      copy.introduction(replier.name, replier.officeName),
      ...text.split(/\n+/),
      ...(message === '' ? [] : [copy.youWrote, { quote: message }]),
    ],
    footer: replier.email === null ? copy.footerWithoutAddress : copy.footer,
  }
  return mailOf(content, enquiry.email, replier.email)
}
