import type { EnquiryError, EnquiryField } from '#domain/enquiries/check-enquiry.ts'
import type { SendEnquiryInput, SendEnquiryOutput } from '#machines/enquiry/enquiry.machine.ts'
import type { RestClient } from '#src/api/rest/rest-client.ts'
import type { RestProblem } from '#src/api/rest/rest-result.ts'

/** Sends an enquiry; rejects when nobody can tell whether it arrived. */
export async function sendEnquiry(
  rest: Pick<RestClient, 'sendListingEnquiry'>,
  { listingId, draft, idempotencyKey }: SendEnquiryInput,
  signal: AbortSignal,
): Promise<SendEnquiryOutput> {
  const { phone, topics, ...words } = draft
  const enquiry = { ...words, phone: phone.trim() === '' ? null : phone.trim(), topics: [...topics] }
  const result = await rest.sendListingEnquiry({ ...enquiry, listingId, idempotencyKey }, { signal })
  return result.ok ? { ok: true, receivedAt: result.data.receivedAt } : refusalFor(result.problem)
}

function refusalFor(problem: RestProblem): SendEnquiryOutput {
  switch (problem.code) {
    case 'BAD_INPUT':
      return { ok: false, reason: 'INVALID', errors: problem.errors.flatMap(errorOfForm) }
    case 'TOO_MANY_REQUESTS':
      return { ok: false, reason: 'TOO_MANY' }
    case 'GONE':
    case 'NOT_FOUND':
      return { ok: false, reason: 'LISTING_GONE' }
    default:
      throw new Error(problem.message)
  }
}

const fields: readonly string[] = ['name', 'email', 'phone', 'message'] satisfies EnquiryField[]

function errorOfForm({ field, message }: { field?: string; message: string }): EnquiryError[] {
  // Just found among the fields of the form.
  return field !== undefined && fields.includes(field) ? [{ field: field as EnquiryField, message }] : []
}
