import { contactTypes } from '../lookups/contact-types.ts'

/** One contact detail; the type is a number of `contactTypes`. */
export type Communication = { communicationType: number; details: string }

/** The email address of the Email contact (docs/product.md, section 8.8); null when there is none. */
export const emailOf = (communications: readonly Communication[]): string | null =>
  detailsOf(communications, contactTypes.Email)

/** The Mobile number, else the Landline (docs/product.md, section 8.8); null when there is neither. */
export const phoneOf = (communications: readonly Communication[]): string | null =>
  detailsOf(communications, contactTypes.Mobile) ?? detailsOf(communications, contactTypes.Landline)

const detailsOf = (communications: readonly Communication[], type: number): string | null =>
  communications
    .filter(({ communicationType }) => communicationType === type)
    .map(({ details }) => details.trim())
    .find((details) => details !== '') ?? null

/** The same two patterns hold the column of the database (migration 013). */
const PHONE = /^\+?[0-9(][0-9 ()./-]{3,30}$/
const WEBSITE =
  /^(?:https?:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::[0-9]{1,5})?(?:[/?#][^\s<>"\\]*)?|(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?:[/?#][^\s<>"\\:]*)?)$/i

/** What is wrong with a contact detail of its type, in words; null for nothing. The Email contact has a rule of its own. */
export function contactError(communicationType: number, details: string): string | null {
  if (communicationType === contactTypes.Website) {
    return WEBSITE.test(details) ? null : 'Please enter a web address, such as www.example.com.au.'
  }
  const digits = details.replaceAll(/\D/g, '').length
  const isPhone = PHONE.test(details) && digits >= 6 && digits <= 15
  return isPhone ? null : 'Please enter a phone number, such as 0491 570 156.'
}
