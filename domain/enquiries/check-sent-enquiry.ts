import { memberNameError } from '../members/member-name.ts'
import { checkEnquiry, type EnquiryError, type EnquiryWords } from './check-enquiry.ts'

/** What is wrong with an enquiry that was sent. Forms leave the names of the portal to whoever takes it, and stay small. */
export function checkSentEnquiry(words: EnquiryWords, about: { hasWish: boolean }): EnquiryError[] {
  const errors = checkEnquiry(words, about)
  const message = words.name === '' ? null : memberNameError(words.name)
  return message === null ? errors : [{ field: 'name', message }, ...errors]
}
