import { filledHoneypot } from '#domain/enquiries/check-enquiry.ts'
import { checkSentEnquiry } from '#domain/enquiries/check-sent-enquiry.ts'
import { readPhoneNumber } from '#domain/enquiries/phone-number.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

type GivenWords = { name: string; email: string; phone?: string | null | undefined; message: string; website?: string }
type Words = { name: string; email: string; phone: string | null; message: string }

/** Who asks and what, tidied; throws BAD_INPUT with the field and the words that the form would show. */
export function readWords(given: GivenWords, { hasWish }: { hasWish: boolean }): Words {
  const words = {
    name: given.name.normalize('NFC').trim(),
    email: given.email.trim(),
    phone: given.phone?.trim() ?? '',
    message: given.message.normalize('NFC').replaceAll('\r\n', '\n').trim(),
  }
  if (given.website) throw new PortalError('BAD_INPUT', filledHoneypot.message, { field: filledHoneypot.field })
  const [problem] = checkSentEnquiry(words, { hasWish })
  if (problem !== undefined) throw new PortalError('BAD_INPUT', problem.message, { field: problem.field })
  return { ...words, phone: words.phone === '' ? null : readPhoneNumber(words.phone) }
}
