import { readEnquiryWords, type SentWords } from '#domain/enquiries/enquiry-words.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

/** Who asks and what, tidied; throws BAD_INPUT with the field and the words that the form would show. */
export function readWords(...given: Parameters<typeof readEnquiryWords>): SentWords {
  const { words, problem } = readEnquiryWords(...given)
  if (words !== null) return words
  throw new PortalError('BAD_INPUT', problem.message, { field: problem.field })
}
