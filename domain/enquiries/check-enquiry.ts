import { LONGEST_EMAIL, normalisedEmail } from '../members/email-address.ts'
import { readPhoneNumber } from './phone-number.ts'

/** Who asks, and what. */
export type EnquiryWords = { name: string; email: string; phone: string; message: string }

export type EnquiryField = keyof EnquiryWords

export type EnquiryError = { field: EnquiryField; message: string }

/** The refusal of what fills the field that people do not see; whoever reads it empties the field and sends again. */
export const filledHoneypot = {
  field: 'website',
  message:
    'A hidden field of this form was filled in, perhaps by a password manager. It’s empty again: please send once more.',
} as const

/** Characters of each field, as the contract has them. */
export const enquiryLengths: Readonly<Record<EnquiryField, number>> = {
  name: 100,
  email: LONGEST_EMAIL,
  phone: 30,
  message: 2000,
}

/**
 * What has to be put right before an enquiry can be sent, in the order of the form; empty when nothing has. A message is
 * needed unless the enquiry says in another way what is wanted (`hasRequest`).
 */
export function checkEnquiry(words: EnquiryWords, { hasRequest }: { hasRequest: boolean }): EnquiryError[] {
  const errors: (EnquiryError | false)[] = [
    words.name.trim() === '' && { field: 'name', message: 'Enter your name.' },
    isTooLong(words, 'name') && { field: 'name', message: 'Shorten your name to 100 characters.' },
    normalisedEmail(words.email) === null && {
      field: 'email',
      message: 'Enter an email address like name@example.com.',
    },
    words.phone.trim() !== '' &&
      (isTooLong(words, 'phone') || readPhoneNumber(words.phone) === null) && {
        field: 'phone',
        message: 'Enter a phone number like 0412 345 678 or +64 21 123 4567, or leave it empty.',
      },
    words.message.trim() === '' &&
      !hasRequest && { field: 'message', message: 'Write a message, or choose what you would like to know.' },
    isTooLong(words, 'message') && {
      field: 'message',
      message: `Shorten your message by ${words.message.length - enquiryLengths.message} characters, to 2000.`,
    },
  ]
  return errors.filter((error) => error !== false)
}

const isTooLong = (words: EnquiryWords, field: EnquiryField): boolean => words[field].length > enquiryLengths[field]
