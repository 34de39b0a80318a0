import {
  agentEnquiryReasons,
  buyerKinds,
  emptyEnquiryDraft,
  type EnquiryDraft,
} from '#domain/enquiries/enquiry-draft.ts'
import { type EnquirySubject, enquirySubjectKey } from '#domain/enquiries/enquiry-subject.ts'
import { enquiryTopicNames } from '#domain/lookups/enquiry-topics.ts'
import type { SavedEnquiry } from '#machines/enquiry/enquiry.machine.ts'
import { type StoredValue, storedValue } from '#src/shared/storage/stored-value.ts'

/** What was typed about a subject and not yet sent, in this browser. */
export const savedEnquiry = (subject: EnquirySubject): StoredValue<SavedEnquiry | null> =>
  storedValue(`enquiry:${enquirySubjectKey(subject)}`, (found) => {
    // Each part is looked at before it is taken.
    const { draft, idempotencyKey } = Object(found) as Record<keyof SavedEnquiry, unknown>
    return typeof idempotencyKey === 'string' && keyPattern.test(idempotencyKey)
      ? { draft: draftFrom(draft), idempotencyKey }
      : null
  })

const keyPattern = /^[\w-]{16,100}$/

function draftFrom(found: unknown): EnquiryDraft {
  // Each part is looked at before it is taken.
  const given = Object(found) as Record<keyof EnquiryDraft, unknown>
  const topics = Array.isArray(given.topics) ? given.topics : []
  return {
    ...emptyEnquiryDraft,
    name: textFrom(given.name),
    email: textFrom(given.email),
    phone: textFrom(given.phone),
    message: textFrom(given.message),
    topics: enquiryTopicNames.filter((topic) => topics.includes(topic)),
    wantsInspection: given.wantsInspection === true,
    buyerKind: buyerKinds.find((kind) => kind === given.buyerKind) ?? null,
    reason: agentEnquiryReasons.find((reason) => reason === given.reason) ?? null,
    streetAddress: textFrom(given.streetAddress),
    suburb: suburbFrom(given.suburb),
    wantsCopy: given.wantsCopy === true,
  }
}

const textFrom = (value: unknown): string => (typeof value === 'string' ? value : '')

function suburbFrom(found: unknown): EnquiryDraft['suburb'] {
  // Each part is looked at before it is taken.
  const { uri, label } = Object(found) as Record<'uri' | 'label', unknown>
  return typeof uri === 'string' && typeof label === 'string' ? { uri, label } : null
}
