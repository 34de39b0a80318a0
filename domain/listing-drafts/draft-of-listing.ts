import { type FeatureName, featureNames } from '../lookups/feature-names.ts'
import type { PropertyType } from '../lookups/property-types.ts'
import { formatDollars } from '../price/dollars.ts'
import { isoInZone } from '../time/iso-in-zone.ts'
import type { StoredDraft, StoredPicture } from './draft-input.ts'
import { draftLimits, type DraftSaleMethod, type DraftInspection, type PriceStatement } from './listing-draft.ts'
import { typedDollars } from './typed-values.ts'

/** A listing as it is kept. */
type ListingToEdit = {
  listingType: 'rental' | 'sale'
  propertyType: PropertyType
  streetAddress: string | null
  suburbUri: string
  isAddressHidden: boolean
  bedrooms: number | null
  bathrooms: number | null
  carSpaces: number | null
  landSizeM2: number | null
  buildingSizeM2: number | null
  title: string
  description: string
  features: readonly string[]
  saleMethod: DraftSaleMethod | null
  /** What is asked; of a home that is sold or leased only the text. */
  price: { text: string; from: number | null; to: number | null }
  bond: number | null
  availableOn: string | null
  auctionAt: Date | null
  auctionPlace: string | null
  /** Those to come. */
  inspections: readonly { startsAt: Date; endsAt: Date }[]
  agentUsernames: readonly string[]
  photos: readonly StoredPicture[]
  floorPlans: readonly StoredPicture[]
  statement: { url: string; title: string } | null
  timeZone: string
}

/** Names the Statement of Information that a listing had before it was taken into a draft. */
const FORMER_STATEMENT = 'former-statement'

/** A listing as somebody would have typed it. */
export function draftOfListing(listing: ListingToEdit): StoredDraft {
  const { auctionAt, timeZone, statement } = listing
  const auction = auctionAt === null ? { day: '', time: '' } : localTime(auctionAt, timeZone)
  const isRental = listing.listingType === 'rental'
  return {
    listingType: listing.listingType,
    propertyType: listing.propertyType,
    streetAddress: listing.streetAddress ?? '',
    suburbUri: listing.suburbUri,
    isAddressHidden: listing.isAddressHidden,
    bedrooms: numberText(listing.bedrooms),
    bathrooms: numberText(listing.bathrooms),
    carSpaces: numberText(listing.carSpaces),
    landSize: numberText(listing.landSizeM2),
    buildingSize: numberText(listing.buildingSizeM2),
    title: listing.title,
    description: listing.description,
    features: listing.features.filter(isFeature),
    saleMethod: isRental ? null : listing.saleMethod,
    ...priceOf(listing),
    bond: listing.bond === null ? '' : formatDollars(listing.bond),
    availableOn: listing.availableOn ?? '',
    auctionDay: auction.day,
    auctionTime: auction.time,
    auctionPlace: listing.auctionPlace ?? '',
    inspections: listing.inspections.map((inspection) => inspectionOf(inspection, timeZone)),
    agentUsernames: listing.agentUsernames,
    photos: listing.photos,
    floorPlans: listing.floorPlans,
    statement: statement && { identifier: FORMER_STATEMENT, fileName: statement.title, url: statement.url },
  }
}

type TypedPrice = { priceStatement: PriceStatement; price: string; priceTo: string; priceWords: string }

function priceOf({ listingType, price }: ListingToEdit): TypedPrice {
  const nothing = { price: '', priceTo: '', priceWords: '' }
  const [from, to] = price.from === null ? figuresIn(price.text) : [price.from, price.to ?? price.from]
  if (from === null || to === null)
    return listingType === 'rental'
      ? { ...nothing, priceStatement: 'fixed' }
      : { ...nothing, priceStatement: 'words', priceWords: price.text }
  if (from !== to)
    return { ...nothing, priceStatement: 'range', price: formatDollars(from), priceTo: formatDollars(to) }
  const priceStatement = /^offers? over\b/iu.test(price.text) ? 'over' : 'fixed'
  return { ...nothing, priceStatement, price: formatDollars(from) }
}

/** The figures of a text that is nothing but a price. */
function figuresIn(text: string): [number, number] | [null, null] {
  const [from, to, ...more] = text.split(/\s+[-–]\s+/u).map((part) => typedDollars(part, draftLimits.dollars))
  return from == null || to === null || more.length > 0 ? [null, null] : [from, to ?? from]
}

function inspectionOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, timeZone: string): DraftInspection {
  const { day, time } = localTime(startsAt, timeZone)
  return { day, begins: time, ends: localTime(endsAt, timeZone).time }
}

function localTime(instant: Date, timeZone: string): { day: string; time: string } {
  const text = isoInZone(instant, timeZone)
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

const numberText = (number: number | null): string => (number === null ? '' : String(number))

const known: ReadonlySet<string> = new Set(featureNames)
const isFeature = (name: string): name is FeatureName => known.has(name)
