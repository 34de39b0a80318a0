import { filledHoneypot } from '#domain/enquiries/check-enquiry.ts'
import type { DraftError, DraftField, EnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import type { EnquirySubject } from '#domain/enquiries/enquiry-subject.ts'
import type { SendEnquiryInput, SendEnquiryOutput } from '#machines/enquiry/enquiry.machine.ts'
import type { components } from '#schema/generated/rest.ts'
import type { rest } from '#src/api/rest/clients.ts'
import { type RestProblem, type RestResult, resultOf } from '#src/api/rest/rest-result.ts'

export type EnquiryClient = Pick<typeof rest, 'POST'>

/** Sends an enquiry to the call of its subject; rejects when nobody can tell whether it arrived. */
export async function sendEnquiry(
  client: EnquiryClient,
  input: SendEnquiryInput,
  signal: AbortSignal,
): Promise<SendEnquiryOutput> {
  const result = await send(client, input, signal)
  return result.ok ? { ok: true, receivedAt: result.data.receivedAt } : refusalFor(result.problem)
}

function send(
  client: EnquiryClient,
  { subject, draft, idempotencyKey }: SendEnquiryInput,
  asked: AbortSignal,
): Promise<RestResult<components['schemas']['EnquiryReceipt']>> {
  const words = { ...wordsOf(draft), idempotencyKey }
  switch (subject.kind) {
    case 'listing': {
      const { topics, wantsInspection } = draft
      const body = { ...words, ...idOf(subject), topics: [...topics], wantsInspection }
      return resultOf((signal) => client.POST('/listing/enquiry', { body, signal }), asked)
    }
    case 'development': {
      const body = { ...words, ...idOf(subject), buyerKind: draft.buyerKind }
      return resultOf((signal) => client.POST('/listing/enquiries/developerlisting', { body, signal }), asked)
    }
    case 'agent': {
      const body = { ...words, ...idOf(subject), reason: draft.reason ?? 'other' }
      return resultOf((signal) => client.POST('/agents/enquiries', { body, signal }), asked)
    }
    case 'seller': {
      const listing = { suburbUri: draft.suburb?.uri ?? '', streetAddress: draft.streetAddress.trim() }
      const body = { ...words, ...idOf(subject), ...listing }
      return resultOf((signal) => client.POST('/listing/enquiries/seller', { body, signal }), asked)
    }
  }
}

const idOf = <Subject extends EnquirySubject>({ kind: _kind, ...id }: Subject): Omit<Subject, 'kind'> => id

function wordsOf({ name, email, phone, message, wantsCopy, honeypot }: EnquiryDraft) {
  return { name, email, phone: phone.trim() === '' ? null : phone.trim(), message, wantsCopy, website: honeypot }
}

function refusalFor(problem: RestProblem): SendEnquiryOutput {
  switch (problem.code) {
    case 'BAD_INPUT':
      return { ok: false, reason: 'INVALID', errors: problem.errors.flatMap(errorOfForm) }
    case 'TOO_MANY_REQUESTS':
      return { ok: false, reason: 'TOO_MANY' }
    case 'GONE':
    case 'NOT_FOUND':
      return { ok: false, reason: 'GONE' }
    default:
      throw new Error(problem.message)
  }
}

/** The field of the form for each of the contract. */
const fields: Readonly<Record<string, DraftField>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  message: 'message',
  reason: 'reason',
  streetAddress: 'streetAddress',
  suburbUri: 'suburb',
  [filledHoneypot.field]: 'honeypot',
}

function errorOfForm({ field = '', message }: { field?: string; message: string }): DraftError[] {
  const own = Object.hasOwn(fields, field) ? fields[field] : undefined
  return own === undefined ? [] : [{ field: own, message }]
}
