import { contactTypes } from '../lookups/contact-types.ts'

/** One contact detail; the type is a number of `contactTypes`. */
export type Communication = { communicationType: number; details: string }

/** The address of the Email contact (specification 3); null when there is none. */
export const emailOf = (communications: readonly Communication[]): string | null =>
  detailsOf(communications, contactTypes.Email)

/** The Mobile number, else the Landline (specification 3); null when there is neither. */
export const phoneOf = (communications: readonly Communication[]): string | null =>
  detailsOf(communications, contactTypes.Mobile) ?? detailsOf(communications, contactTypes.Landline)

const detailsOf = (communications: readonly Communication[], type: number): string | null =>
  communications
    .filter(({ communicationType }) => communicationType === type)
    .map(({ details }) => details.trim())
    .find((details) => details !== '') ?? null
