import { type EnquiryError, filledHoneypot, checkEnquiry, type EnquiryWords } from './check-enquiry.ts'
import { readPhoneNumber } from './phone-number.ts'
import { memberNameError } from '#domain/members/member-name.ts'

type GivenWords = { name: string; email: string; phone?: string | null | undefined; message: string; website?: string }
export type SentWords = { name: string; email: string; phone: string | null; message: string }
type Problem = EnquiryError | typeof filledHoneypot

/** Who asks and what, tidied, or what has to be put right, in the words that the form would show. */
export function readEnquiryWords(
  given: GivenWords,
  about: { hasRequest: boolean },
): { words: SentWords; problem: null } | { words: null; problem: Problem } {
  const words = {
    name: given.name.normalize('NFC').trim(),
    email: given.email.trim(),
    phone: given.phone?.trim() ?? '',
    message: given.message.normalize('NFC').replaceAll('\r\n', '\n').trim(),
  }
  const [problem] = given.website ? [filledHoneypot] : checkSentEnquiry(words, about)
  if (problem !== undefined) return { words: null, problem }
  return { words: { ...words, phone: words.phone === '' ? null : readPhoneNumber(words.phone) }, problem: null }
}

/** What is wrong with an enquiry that was sent. Forms leave the names of the portal to whoever takes it, and stay small. */
function checkSentEnquiry(words: EnquiryWords, about: { hasRequest: boolean }): EnquiryError[] {
  const errors = checkEnquiry(words, about)
  const message = words.name === '' ? null : memberNameError(words.name)
  return message === null ? errors : [{ field: 'name', message }, ...errors]
}
