import { contactTypes } from '../lookups/contact-types.ts'
import { contactError } from '../members/contact-details.ts'
import { EMAIL_RULE, normalisedEmail } from '../members/email-address.ts'
import { type Claims, hasClaim } from '../permissions/claims.ts'
import { slugify } from '../text/slug.ts'
import { isWebUrl, withScheme } from '../text/web-url.ts'
import { manageOfficesErrors as errors } from './manage-offices.copy.ts'

/** More offices or companies than these are not counted. */
export const MOST_OFFICES_COUNTED = 10_000
/** Letters that a search for a name takes at least. */
export const LEAST_OF_NAME = 2
/** Others of a name that staff are asked about. */
export const MOST_ALIKE = 5
/** The colour of an office that has stated none. */
export const PLAIN_BRAND_COLOUR = '#374151'

export const officeLimits = { name: 100, address: 200 } as const

export type OfficeStanding = 'open' | 'closed' | 'merged'

/** What staff state of an office; empty for nothing. */
export type OfficeDetails = {
  name: string
  companyId: number | null
  address: string
  suburbUri: string
  phone: string
  email: string
  website: string
}
export type CompanyDetails<State extends string = string> = { name: string; stateCode: State }

type DetailsError<Field> = { field: Field; message: string }

export const mayManageOffices = (claims: Claims): boolean => hasClaim(claims, 'listings_permission', 'CanManageAny')

export function standingOfOffice({ mergedIntoId, isClosed }: { mergedIntoId: number | null; isClosed: boolean }) {
  const standing: OfficeStanding = mergedIntoId !== null ? 'merged' : isClosed ? 'closed' : 'open'
  return standing
}

/** Details as they are kept. */
export const tidyOffice = (office: OfficeDetails): OfficeDetails => ({
  name: tidy(office.name),
  companyId: office.companyId,
  address: tidy(office.address),
  suburbUri: office.suburbUri.trim().toLowerCase(),
  phone: tidy(office.phone),
  email: normalisedEmail(office.email) ?? office.email.trim(),
  website: withScheme(office.website),
})

/** What is wrong with tidied details, in the order of the form. */
export function officeErrors({ name, address, suburbUri, phone, email, website }: OfficeDetails) {
  const phoneError = phone === '' ? null : contactError(contactTypes.Mobile, phone)
  const found: (DetailsError<keyof OfficeDetails> | false)[] = [
    !isLine(name, officeLimits.name) && { field: 'name', message: errors.name(officeLimits.name) },
    !isLine(address, officeLimits.address) && { field: 'address', message: errors.address(officeLimits.address) },
    suburbUri === '' && { field: 'suburbUri', message: errors.suburb },
    phoneError !== null && { field: 'phone', message: phoneError },
    email !== '' && normalisedEmail(email) === null && { field: 'email', message: EMAIL_RULE },
    website !== '' && !isWebUrl(website) && { field: 'website', message: errors.website },
  ]
  return found.filter((error) => error !== false)
}

export const tidyCompany = <State extends string>({ name, stateCode }: CompanyDetails<State>) => ({
  name: tidy(name),
  stateCode,
})

/** What is wrong with the tidied details of a company. */
export const companyErrors = ({ name }: CompanyDetails): DetailsError<'name'>[] =>
  isLine(name, officeLimits.name) ? [] : [{ field: 'name', message: errors.name(officeLimits.name) }]

/** What the log of staff says of a change: each field that is another now. */
export const changesForLog = (before: object, after: object) =>
  Object.entries(after).flatMap(([field, value]: [string, unknown]) => {
    const former: unknown = Reflect.get(before, field)
    return former === value ? [] : [{ field, before: textOf(former), after: textOf(value) }]
  })

/** The uris that a new office takes, the first one that is free: of its name, with its suburb, and counted on. */
export function* officeUris(name: string, suburbUri: string): Generator<string> {
  const own = slugify(name) || 'office'
  yield own
  const withSuburb = `${own}-${suburbUri}`
  yield withSuburb
  for (let count = 2; ; count += 1) yield `${withSuburb}-${count}`
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const tidy = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

const isLine = (text: string, longest: number): boolean =>
  /[\p{L}\p{N}]/u.test(text) && [...text].length <= longest && !/\p{Cc}/u.test(text) && text.isWellFormed()
