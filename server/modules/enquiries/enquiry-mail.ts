import { enquiryTopics } from '#domain/lookups/enquiry-topics.ts'
import type { Mail } from '#server/mail/mail-queue.ts'
import { type MailContent, mailHtml, mailText } from '#server/mail/mail-text.ts'
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
    heading: `${titles[enquiry.kind]}: ${subject.forAgent}`,
    parts: [
      `Dear ${recipient.name},`,
      `${enquiry.name} asks through Homely. Answer this mail to reply to them.`,
      facts(enquiry),
      ...quoteOf(enquiry),
      ...linkOf(subject),
    ],
    footer: 'Sent by Homely for the person named above. Their e-mail address was not checked.',
  }
  return mailOf(content, { recipient: recipient.email, replyTo: enquiry.email })
}

/** The copy for who asked; it tells of the home no more than the page does, and nothing of the agent's address. */
export function copyForSender(enquiry: NewEnquiry, recipient: Recipient, subject: Subject): Mail {
  const content: MailContent = {
    heading: `Your enquiry: ${subject.forSender}`,
    parts: [
      `Dear ${enquiry.name},`,
      `This is what we sent to ${recipient.name} for you. They answer you directly.`,
      facts(enquiry),
      ...quoteOf(enquiry),
      ...linkOf(subject),
    ],
    footer: 'You get this copy because a box was ticked on Homely. If that was not you, ignore it: nothing follows.',
  }
  return mailOf(content, { recipient: enquiry.email, replyTo: null })
}

const titles: Readonly<Record<NewEnquiry['kind'], string>> = {
  listing: 'Enquiry',
  development: 'New homes enquiry',
  seller: 'Appraisal request',
  agent: 'Enquiry',
}

const mailOf = (content: MailContent, { recipient, replyTo }: Pick<Mail, 'recipient' | 'replyTo'>): Mail => ({
  recipient,
  replyTo,
  subject: content.heading,
  text: mailText(content),
  html: mailHtml(content),
})

const reasons = {
  buying: 'Buying a home',
  selling: 'Selling a home',
  renting: 'Renting a home',
  letting: 'Letting a home',
  other: 'Something else',
} as const

function facts({ name, email, phone, details }: NewEnquiry): [string, string][] {
  const { topics = [], wantsInspection = false, buyerKind, streetAddress, reason } = details
  const rows: [string, string | null | undefined][] = [
    ['Name', name],
    ['E-mail', email],
    ['Phone', phone],
    ['Home', streetAddress],
    ['About', reason && reasons[reason]],
    ['For', buyerKind && { ownerOccupier: 'Living in it', investor: 'Investment' }[buyerKind]],
    ['Would like to know', topics.map((topic) => enquiryTopics[topic].displayName).join(', ')],
    ['Would like to see the home', wantsInspection ? 'Yes' : null],
  ]
  return rows.filter((row): row is [string, string] => Boolean(row[1]))
}

const quoteOf = ({ message }: NewEnquiry): MailContent['parts'] => (message === '' ? [] : [{ quote: message }])

const linkOf = ({ link }: Subject): string[] => (link === null ? [] : [link])
