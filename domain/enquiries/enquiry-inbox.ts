import { plainText } from '../text/plain-text.ts'
import { enquiryInboxErrors as errors } from './enquiry-inbox-errors.copy.ts'

/** Where an enquiry is in the inbox: it waits for an answer, has one, or was put away. */
export const enquiryFolders = ['waiting', 'answered', 'archived'] as const

export type EnquiryFolder = (typeof enquiryFolders)[number]

/** Characters of a reply. */
export const LONGEST_REPLY = 4000
/** Replies that one member sends within an hour. */
export const REPLIES_PER_HOUR = 60
/** Replies to one enquiry. */
export const MOST_REPLIES = 20
export const LONGEST_INBOX_QUERY = 60
export const INBOX_PAGE_SIZE = 20

/** A reply as it is kept and sent; throws nothing: `problem` says what has to be put right. */
export function readReply(message: string): { text: string; problem: null } | { text: null; problem: string } {
  const text = plainText(message.normalize('NFC'), LONGEST_REPLY)
  if (text !== null) return { text, problem: null }
  return { text: null, problem: message.trim() === '' ? errors.emptyReply : errors.longReply }
}

/** What the inbox is looked through for: on one line, without what cannot be printed; empty for all. */
export const inboxWords = (query: string): string =>
  query
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Which folder an enquiry is in (docs/product.md, section 27). */
export function folderOf({ isArchived, isAnswered }: { isArchived: boolean; isAnswered: boolean }): EnquiryFolder {
  if (isArchived) return 'archived'
  return isAnswered ? 'answered' : 'waiting'
}
