import { type PropertyType, propertyTypes } from '../lookups/property-types.ts'
import { states } from '../lookups/states.ts'
import type { TransactionType } from '../lookups/transactions.ts'
import { formatDollars } from '../price/dollars.ts'
import { nameWithin } from '../text/name-within.ts'
import { isCalendarDate } from '../time/calendar-date.ts'
import { calendarDateOf, type Instant } from '../time/zoned-date.ts'
import { pastSaleErrors as errors } from './past-sale-errors.copy.ts'

/** What proves a past sale; staff ask for it by its reference. */
export const proofKinds = ['settlementNotice', 'contractOfSale', 'tenancyAgreement', 'vendorConfirmation'] as const
export type ProofKind = (typeof proofKinds)[number]

/** A sale or lease from before the portal, as an agent enters it. */
export type PastSale = {
  type: TransactionType
  streetAddress: string
  suburbUri: string
  /** Whole dollars; of a week for a lease. */
  price: number
  /** yyyy-mm-dd. */
  completedOn: string
  propertyType: PropertyType
  /** Null: not stated. */
  bedrooms: number | null
  proofKind: ProofKind
  proofReference: string
}

/** A past sale as it stands in a form, where not everything is chosen yet. */
export type TypedPastSale = Omit<PastSale, 'propertyType' | 'proofKind'> & {
  propertyType: PropertyType | null
  proofKind: ProofKind | null
}

export type PastSaleError = { field: keyof PastSale; message: string }

export const pastSaleLimits = {
  streetAddress: 120,
  salePrice: { least: 1000, most: 500_000_000 },
  weeklyRent: { least: 10, most: 100_000 },
  firstYear: 1990,
  bedrooms: 50,
  shortestReference: 3,
  longestReference: 120,
  reason: 500,
  /** Of one agent, that wait for staff. */
  waiting: 100,
  /** Days between the contract and its settlement, in which two entries are of the same sale. */
  sameSaleDays: 90,
} as const

const limits = pastSaleLimits

/** The kinds of property that an agent chooses from. */
export const enteredPropertyTypes: readonly PropertyType[] =
  // The table's keys are the types.
  (Object.keys(propertyTypes) as PropertyType[]).filter((type) => propertyTypes[type].pathWord !== null)

/** What proves a sale, or a lease. */
export const proofsOf = (type: TransactionType): readonly ProofKind[] =>
  proofKinds.filter((kind) => kind === 'vendorConfirmation' || (kind === 'tenancyAgreement') === (type === 'rental'))

/** The last day that a past sale may have, by the calendar of most agents. */
export const lastDayOfSale = (now: Instant): string => calendarDateOf(now, states.NSW.timeZone)

/** A past sale as it is kept: without spaces around what was typed. */
export const tidyPastSale = <Sale extends TypedPastSale>(sale: Sale): Sale => ({
  ...sale,
  streetAddress: tidy(sale.streetAddress),
  proofReference: tidy(sale.proofReference),
})

/** What has to be put right before a tidied past sale can be kept, in the order of the form. */
export function checkPastSale(sale: TypedPastSale, today: string): PastSaleError[] {
  const { type, streetAddress, suburbUri, price, completedOn, propertyType, bedrooms, proofKind, proofReference } = sale
  const found: [keyof PastSale, boolean, string][] = [
    ['type', type === 'sale' || type === 'rental', errors.type],
    ['streetAddress', isStreetAddress(streetAddress), errors.streetAddress(limits.streetAddress)],
    ['suburbUri', /^[a-z\d-]{1,120}$/.test(suburbUri), errors.suburb],
    ['price', isPrice(price, type), priceMessage(type)],
    ['completedOn', isDayOfSale(completedOn, today), errors.completedOn(limits.firstYear)],
    ['propertyType', propertyType !== null && enteredPropertyTypes.includes(propertyType), errors.propertyType],
    ['bedrooms', bedrooms === null || isWithin(bedrooms, 0, limits.bedrooms), errors.bedrooms(limits.bedrooms)],
    ['proofKind', proofKind !== null && proofsOf(type).includes(proofKind), errors.proofKind],
    [
      'proofReference',
      isReference(proofReference),
      errors.proofReference(limits.shortestReference, limits.longestReference),
    ],
  ]
  return found.flatMap(([field, isGood, message]) => (isGood ? [] : [{ field, message }]))
}

/** The number that is typed as a price or a count: "$1,250,000" is 1250000; NaN for what is no whole number. */
export function wholeNumberTyped(text: string): number {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/(?<=\d)[, ](?=\d{3})/g, '')
  return /^\d{1,12}$/.test(plain) ? Number(plain) : Number.NaN
}

const tidy = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

const isStreetAddress = (text: string): boolean =>
  nameWithin(limits.streetAddress, text) !== null && /[\p{Letter}\p{Number}]/u.test(text)

const isReference = (text: string): boolean =>
  text.length >= limits.shortestReference && nameWithin(limits.longestReference, text) !== null

const isWithin = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most

const priceLimits = (type: TransactionType) => (type === 'rental' ? limits.weeklyRent : limits.salePrice)

const isPrice = (price: number, type: TransactionType): boolean =>
  isWithin(price, priceLimits(type).least, priceLimits(type).most)

function priceMessage(type: TransactionType): string {
  const { least, most } = priceLimits(type)
  const message = type === 'rental' ? errors.weeklyRent : errors.salePrice
  return message(formatDollars(least), formatDollars(most))
}

const isDayOfSale = (day: string, today: string): boolean =>
  isCalendarDate(day) && day >= `${limits.firstYear}-01-01` && day <= today
