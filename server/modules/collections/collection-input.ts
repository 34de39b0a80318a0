import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import {
  LONGEST_COLLECTION_NAME,
  LONGEST_COMMENT,
  LONGEST_NOTE,
  MOST_INVITES_AT_ONCE,
} from '#domain/collections/collection-limits.ts'
import { collectionNameOf } from '#domain/collections/collection-name.ts'
import { normalisedEmail } from '#domain/members/email-address.ts'
import { printableText } from '#domain/text/plain-text.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

const LARGEST_ID = 2_147_483_647

/** The number of a collection; null for a text that is none. */
function collectionIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= LARGEST_ID ? id : null
}

/** The same; throws NOT_FOUND with the message. */
export function requiredCollectionId(text: string, message: string): number {
  const id = collectionIdOf(text)
  if (id === null) throw new PortalError('NOT_FOUND', message)
  return id
}

/** Whether a number can be that of a listing at all. */
export const isListingId = (id: number): boolean => id >= 1 && id <= LARGEST_ID

/** A name as it is stored; throws BAD_INPUT for one that is empty, too long or holds control characters. */
export function requiredName(text: string): string {
  const name = collectionNameOf(text)
  if (name === null) {
    throw new PortalError('BAD_INPUT', collectionErrors.name(LONGEST_COLLECTION_NAME), { field: 'name' })
  }
  return name
}

/** A comment as it is stored; throws BAD_INPUT for one that is too long. */
export const requiredComment = (text: string): string =>
  requiredText(text, { most: LONGEST_COMMENT, field: 'comment', message: collectionErrors.comment(LONGEST_COMMENT) })

/** A note as it is stored; throws BAD_INPUT for one that is too long. */
export const requiredNote = (text: string): string =>
  requiredText(text, { most: LONGEST_NOTE, field: 'note', message: collectionErrors.note(LONGEST_NOTE) })

function requiredText(
  text: string,
  { most, field, message }: { most: number; field: string; message: string },
): string {
  const plain = printableText(text, most)
  if (plain !== null) return plain
  throw new PortalError('BAD_INPUT', message, { field })
}

/** Addresses in lower case, each once; throws BAD_INPUT for none, too many, and what is no address. */
export function requiredEmails(texts: readonly string[]): string[] {
  const emails = texts.map(normalisedEmail)
  const good = [...new Set(emails.filter((email) => email !== null))]
  const isGood = texts.length >= 1 && texts.length <= MOST_INVITES_AT_ONCE && emails.every((email) => email !== null)
  if (isGood) return good
  throw new PortalError('BAD_INPUT', collectionErrors.emails(MOST_INVITES_AT_ONCE), { field: 'emails' })
}
