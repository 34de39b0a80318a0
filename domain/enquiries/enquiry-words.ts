import { type EnquiryError, filledHoneypot } from './check-enquiry.ts'
import { checkSentEnquiry } from './check-sent-enquiry.ts'
import { readPhoneNumber } from './phone-number.ts'

type GivenWords = { name: string; email: string; phone?: string | null | undefined; message: string; website?: string }
export type SentWords = { name: string; email: string; phone: string | null; message: string }
type Problem = EnquiryError | typeof filledHoneypot

/** Who asks and what, tidied, or what has to be put right, in the words that the form would show. */
export function readEnquiryWords(
  given: GivenWords,
  about: { hasWish: boolean },
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
