import type { FeatureName } from '../lookups/feature-names.ts'
import { type PropertyType } from '../lookups/property-types.ts'
import { typesOfGroup } from '../lookups/property-type-groups.ts'
import type { StateCode } from '../lookups/states.ts'
import { nameWithin } from '../text/name-within.ts'
import { plainText } from '../text/plain-text.ts'
import { calendarDateOf } from '../time/zoned-date.ts'
import { draftErrors as errors } from './draft-errors.copy.ts'
import { draftPrice, hasPriceGuide, isPriceProblem, isWithoutPrice } from './draft-price.ts'
import { auctionOf, inspectionsOf, type NewInspection } from './draft-times.ts'
import { type DraftContent, draftLimits, type DraftPicture } from './listing-draft.ts'
import { priceRuleOf } from './price-rules.ts'
import { typedArea, typedCount, typedDay, typedDollars } from './typed-values.ts'

/** `field` is one of DraftContent; of a list with the place in it, such as "inspections.0". */
export type DraftProblem = { field: string; message: string }

/** Where the home is; without a state as long as no suburb is chosen. */
export type DraftPlace = { stateCode: StateCode | null; timeZone: string }

/** A draft without problems, as listings are kept. */
export type CheckedDraft = {
  listingType: 'sale' | 'rental'
  listingClass: 'residential' | 'land' | 'rural'
  propertyType: PropertyType
  streetAddress: string
  suburbUri: string
  isAddressHidden: boolean
  bedrooms: number | null
  bathrooms: number | null
  carSpaces: number | null
  landSizeM2: number | null
  buildingSizeM2: number | null
  title: string
  description: string
  features: readonly FeatureName[]
  saleMethod: DraftContent['saleMethod']
  priceText: string
  priceFrom: number | null
  priceTo: number | null
  bond: number | null
  /** yyyy-mm-dd. */
  availableOn: string | null
  auctionAt: Date | null
  auctionPlace: string | null
  inspections: readonly NewInspection[]
  agentUsernames: readonly string[]
  photos: readonly DraftPicture[]
  floorPlans: readonly DraftPicture[]
  statement: DraftContent['statement']
}

/**
 * What a draft comes to when it is published, and what keeps it from that (docs/product.md, section 31); the same here and on the server.
 * `readable` is without what is wrong, for the preview.
 */
export function checkDraft(
  content: DraftContent,
  place: DraftPlace,
  now: Date,
): { problems: DraftProblem[]; listing: CheckedDraft | null; readable: CheckedDraft } {
  const problems: DraftProblem[] = []
  const wrong: Wrong = (field, message) => void problems.push({ field, message })
  const listing: CheckedDraft = {
    listingType: content.listingType,
    listingClass: listingClassOf(content.propertyType),
    isAddressHidden: content.isAddressHidden,
    features: content.features,
    ...placeOf(content, place, wrong),
    ...sizesOf(content, wrong),
    ...wordsOf(content, wrong),
    ...termsOf(content, place, now, wrong),
    ...timesOf(content, place, now, wrong),
    ...picturesOf(content, wrong),
    agentUsernames: content.agentUsernames,
  }
  if (content.agentUsernames.length < 1 || content.agentUsernames.length > draftLimits.agents)
    wrong('agentUsernames', errors.agents(draftLimits.agents))
  return { problems, listing: problems.length === 0 ? listing : null, readable: listing }
}

export const listingClassOf = (propertyType: PropertyType): CheckedDraft['listingClass'] => {
  if (typesOfGroup('land').includes(propertyType)) return 'land'
  return typesOfGroup('rural').includes(propertyType) && propertyType !== 'Acreage' ? 'rural' : 'residential'
}

type Wrong = (
  field: keyof DraftContent | `${'photos' | 'floorPlans' | 'inspections'}.${number}`,
  message: string,
) => void

function placeOf(content: DraftContent, { stateCode }: DraftPlace, wrong: Wrong) {
  const streetAddress = nameWithin(draftLimits.streetAddress, content.streetAddress)
  if (content.propertyType === 'Unknown') wrong('propertyType', errors.propertyType)
  if (content.suburbUri === '' || stateCode === null) wrong('suburbUri', errors.suburb)
  if (streetAddress === null || !/\p{L}/u.test(streetAddress))
    wrong('streetAddress', errors.streetAddress(draftLimits.streetAddress))
  return { propertyType: content.propertyType, suburbUri: content.suburbUri, streetAddress: streetAddress ?? '' }
}

function sizesOf(content: DraftContent, wrong: Wrong) {
  const count = (field: 'bedrooms' | 'bathrooms' | 'carSpaces') =>
    optional(
      content[field],
      (text) => typedCount(text, draftLimits.rooms),
      () => wrong(field, errors.rooms(field, draftLimits.rooms)),
    )
  const area = (field: 'landSize' | 'buildingSize') =>
    optional(
      content[field],
      (text) => typedArea(text, draftLimits.squareMetres),
      () => wrong(field, errors.area),
    )
  return {
    bedrooms: count('bedrooms'),
    bathrooms: count('bathrooms'),
    carSpaces: count('carSpaces'),
    landSizeM2: area('landSize'),
    buildingSizeM2: area('buildingSize'),
  }
}

function wordsOf(content: DraftContent, wrong: Wrong) {
  const title = nameWithin(draftLimits.title, content.title)
  const description = plainText(content.description, draftLimits.description)
  if (title === null) wrong('title', errors.title(draftLimits.title))
  if (description === null) wrong('description', errors.description(draftLimits.description))
  return { title: title ?? '', description: description ?? '' }
}

/** Price and terms, and the Statement of Information where the state wants it. */
function termsOf(content: DraftContent, { stateCode, timeZone }: DraftPlace, now: Date, wrong: Wrong) {
  const { listingType, saleMethod, statement } = content
  const isRental = listingType === 'rental'
  if (!isRental && saleMethod === null) wrong('saleMethod', errors.saleMethod)
  const rule = priceRuleOf(
    { stateCode, listingType, listingClass: listingClassOf(content.propertyType), saleMethod },
    calendarDateOf(now, timeZone),
  )
  const price = draftPrice(content, rule)
  if (isWithoutPrice(rule))
    for (const field of ['title', 'description'] as const)
      if (hasPriceGuide(content[field])) wrong(field, errors.guideInText)
  if (isPriceProblem(price)) wrong(price.field, price.message)
  if (rule.needsStatement && statement === null) wrong('statement', errors.statementOfInformation)
  const { text, from, to } = isPriceProblem(price) ? { text: '', from: null, to: null } : price
  return {
    saleMethod: isRental ? null : saleMethod,
    priceText: text,
    priceFrom: from,
    priceTo: to,
    bond: isRental ? optional(content.bond, bondOf, () => wrong('bond', errors.bond)) : null,
    availableOn: isRental ? optional(content.availableOn, typedDay, () => wrong('availableOn', errors.day)) : null,
    statement,
  }
}

const bondOf = (text: string): number | null => typedDollars(text, draftLimits.dollars)

function timesOf(content: DraftContent, { timeZone }: DraftPlace, now: Date, wrong: Wrong) {
  const isAuctioned = content.listingType === 'sale' && content.saleMethod === 'auction'
  const auction = isAuctioned ? auctionOf(content, timeZone, now) : { at: null }
  if ('message' in auction) wrong('auctionDay', auction.message)
  const place = isAuctioned ? content.auctionPlace.trim() : ''
  if (place !== '' && nameWithin(draftLimits.auctionPlace, place) === null)
    wrong('auctionPlace', errors.auctionPlace(draftLimits.auctionPlace))
  if (content.inspections.length > draftLimits.inspections)
    wrong('inspections', errors.inspections(draftLimits.inspections))
  const inspections = inspectionsOf(content.inspections, timeZone, now)
  for (const index of inspections.wrong) wrong(`inspections.${index}`, errors.inspection)
  return {
    auctionAt: 'message' in auction ? null : auction.at,
    auctionPlace: place || null,
    inspections: inspections.times,
  }
}

function picturesOf(content: DraftContent, wrong: Wrong) {
  const checked = (field: 'photos' | 'floorPlans'): DraftPicture[] => {
    if (content[field].length > draftLimits.pictures) wrong(field, errors.pictures(draftLimits.pictures))
    return content[field].map((picture, index) => {
      const caption = picture.caption.trim()
      if (caption !== '' && nameWithin(draftLimits.caption, caption) === null)
        wrong(`${field}.${index}`, errors.caption(draftLimits.caption))
      return { ...picture, caption }
    })
  }
  return { photos: checked('photos'), floorPlans: checked('floorPlans') }
}

/** Null where nothing is typed, and where it is wrong. */
function optional<Value>(text: string, read: (text: string) => Value | null, isWrong: () => void): Value | null {
  if (text.trim() === '') return null
  const value = read(text)
  if (value === null) isWrong()
  return value
}
