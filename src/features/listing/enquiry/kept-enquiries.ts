import { enquiryTopicNames } from '#domain/lookups/enquiry-topics.ts'
import { emptyEnquiryDraft, type EnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import type { KeptEnquiry } from '#machines/enquiry/enquiry.machine.ts'
import { type StoredValue, storedValue } from '#src/shared/storage/stored-value.ts'

/** What was typed about a listing and not yet sent, in this browser. */
export const keptEnquiry = (listingId: number): StoredValue<KeptEnquiry | null> =>
  storedValue(`enquiry:${listingId}`, (found) => {
    // Each part is looked at before it is taken.
    const { draft, idempotencyKey } = Object(found) as Record<keyof KeptEnquiry, unknown>
    return typeof idempotencyKey === 'string' && keyPattern.test(idempotencyKey)
      ? { draft: draftFrom(draft), idempotencyKey }
      : null
  })

const keyPattern = /^[\w-]{16,100}$/

function draftFrom(found: unknown): EnquiryDraft {
  // Each part is looked at before it is taken.
  const given = Object(found) as Record<keyof EnquiryDraft, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const topics = Array.isArray(given.topics) ? given.topics : []
  return {
    ...emptyEnquiryDraft,
    name: text(given.name),
    email: text(given.email),
    phone: text(given.phone),
    message: text(given.message),
    topics: enquiryTopicNames.filter((topic) => topics.includes(topic)),
    wantsInspection: given.wantsInspection === true,
    wantsCopy: given.wantsCopy === true,
  }
}
