import { enquiryTopics } from '#domain/lookups/enquiry-topics.ts'
import { withoutContacts } from '#domain/posts/contacts-in-text.ts'
import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { type MailContent, mailOf } from '#server/platform/mail/mail-text.ts'
import { enquiryMailCopy as copy } from './enquiry-mail.copy.ts'
import type { NewEnquiry } from './enquiry-record.ts'

/** What an enquiry is about, as each side may see it. */
export type Subject = {
  /** As the agent knows it, the street of a hidden address included. */
  forAgent: string
  /** As the page shows it. */
  forSender: string
  /** Where the page is; null when there is none. */
  link: string | null
}

export type Recipient = { name: string; email: string }

/** The mail that brings an enquiry to who answers it; an answer goes to the sender. */
export function mailToAgent(enquiry: NewEnquiry, recipient: Recipient, subject: Subject): Mail {
  const content: MailContent = {
    heading: copy.titleForAgent(copy.titles[enquiry.kind], subject.forAgent),
    parts: [
      copy.greeting(recipient.name),
      copy.toAgent(enquiry.name),
      facts(enquiry),
      ...quoteOf(enquiry),
      ...linkOf(subject),
    ],
    footer: copy.agentFooter,
  }
  return mailOf(content, recipient.email, enquiry.email)
}

/**
 * The copy for who asked. It tells of the home no more than the page does, and nothing of the agent's address; as the
 * address is nobody's word but the sender's, it leads only to the portal, and has no number to call.
 */
export function copyForSender(asked: NewEnquiry, recipient: Recipient, subject: Subject): Mail {
  const { streetAddress } = asked.details
  const enquiry: NewEnquiry = {
    ...asked,
    name: withoutContacts(asked.name),
    phone: null,
    message: withoutContacts(asked.message),
    details: {
      ...asked.details,
      ...(streetAddress === undefined ? {} : { streetAddress: withoutContacts(streetAddress) }),
    },
  }
  const content: MailContent = {
    heading: copy.titleForSender(withoutContacts(subject.forSender)),
    parts: [
      copy.greeting(enquiry.name),
      copy.toSender(recipient.name),
      facts(enquiry),
      ...quoteOf(enquiry),
      ...linkOf(subject),
    ],
    footer: copy.senderFooter,
  }
  return mailOf(content, enquiry.email)
}

function facts({ name, email, phone, details }: NewEnquiry): [string, string][] {
  const { topics = [], wantsInspection = false, buyerKind, streetAddress, reason } = details
  const rows: [string, string | null | undefined][] = [
    [copy.name, name],
    [copy.email, email],
    [copy.phone, phone],
    [copy.home, streetAddress],
    [copy.reason, reason && copy.reasons[reason]],
    [copy.buyerKind, buyerKind && copy.buyerKinds[buyerKind]],
    [copy.topics, topics.map((topic) => enquiryTopics[topic].displayName).join(', ')],
    [copy.inspection, wantsInspection ? copy.yes : null],
  ]
  return rows.filter((row): row is [string, string] => Boolean(row[1]))
}

const quoteOf = ({ message }: NewEnquiry): MailContent['parts'] => (message === '' ? [] : [{ quote: message }])

const linkOf = ({ link }: Subject): string[] => (link === null ? [] : [link])
