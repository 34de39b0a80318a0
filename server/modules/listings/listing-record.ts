import type { StatedFigures } from '#domain/search/filters/price-in-range.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import type {
  ListingClass,
  ListingType,
  Photo,
  PropertyType,
  SaleMethod,
  StatusType,
  Tier,
} from '#server/generated/schema-types.ts'
import { RestProblem } from '#server/platform/rest/rest-problem.ts'
import type { PlaceRecord } from '../locations/place-record.ts'
import type { AgentRecord, OfficeRecord } from '../offices/office-record.ts'

/** A picture as the tables keep it. */
export type StoredPhoto = {
  identifier: string
  version: number | string
  caption: string
  width: number
  height: number
}

/** What a price was or is, as it is stated. */
export type StatedPrice = StatedFigures & { text: string }

/** What is stated of a listing on a card and when it comes on the market. Money is whole dollars, coordinates micro-degrees. */
export type StatedListing = {
  uri: string
  listingType: ListingType
  listingClass: ListingClass
  projectName: string | null
  tierType: Tier
  isExclusive: boolean
  propertyType: string
  title: string
  suburbId: number
  streetAddress: string | null
  isAddressHidden: boolean
  /** Whether the coordinates are those of the street or the suburb. */
  isPositionApproximate: boolean
  latitudeMicro: number | null
  longitudeMicro: number | null
  saleMethod: SaleMethod | null
  priceText: string
  priceFrom: number | null
  priceTo: number | null
  isPriceWithheld: boolean
  bond: number | null
  /** yyyy-mm-dd. */
  availableOn: string | null
  auctionAt: Date | null
  auctionPlace: string | null
  bedrooms: number | null
  bathrooms: number | null
  carSpaces: number | null
  officeId: number
}

/** What a card shows of a listing, as stated; what of it may be seen is decided in listing-visibility.ts. */
export type ListingRow = StatedListing & {
  id: number
  statusType: StatusType
  isUnderOffer: boolean
  /** When staff hid it, so that it stands as withdrawn; null for one that is not hidden. */
  hiddenAt: Date | null
  /** Until when staff put it first in results. */
  boostEndsAt: Date | null
  listedAt: Date
  modifiedAt: Date
  /** yyyy-mm-dd. */
  completedOn: string | null
  landSize: number | null
  frontage: number | null
  features: string[]
  otherFeatures: string[]
  buildingFeatures: string[] | null
  photos: StoredPhoto[]
  videos: { url: string; title: string }[]
  externalLinks: { url: string; title: string }[]
  externalMedias: { url: string; title: string; kind: string }[]
  /** In their order, those of other agencies that offer the same home last; the first is the one to call. */
  agentIds: number[]
  /** Those that had not ended when the row was read, the next first: [start, end] in seconds since 1970. */
  inspections: [number, number][]
}

/** A listing with the place and people it belongs to. */
export type ListingRecord = {
  row: ListingRow
  suburb: PlaceRecord
  office: OfficeRecord
  agents: AgentRecord[]
}

/** What only the page of a listing shows. */
export type ListingDetailRow = {
  /** The listing of another agency that shows this home. */
  shownInId: number | null
  /** When its agency last said that it is as shown. */
  confirmedAt: Date
  description: string
  councilRates: string | null
  municipality: string | null
  buildingSize: number | null
  floorPlans: StoredPhoto[]
  documents: { url: string; title: string; kind: string }[]
  details: {
    ruralFeatures?: string[]
    agentLocationReview?: { title: string; content: string; agentUsername: string }
    vendorReview?: { title: string; content: string; rating: number; reviewerName: string }
    integrations?: { bookInspection?: string; rentalApplication?: string }
  }
  /** The newest first. */
  priceEvents: { occurredOn: string; kind: 'listed' | 'priceChanged' | 'sold' | 'leased'; priceText: string }[]
}

export type ListingDetail = { record: ListingRecord; detail: ListingDetailRow }

/** A time when a home is open, in the zone of the property; `end` is in milliseconds. */
export type InspectionTime = { end: number; startsAt: string; endsAt: string; description: string }

/** When a home is auctioned, in the zone of the property. */
export type AuctionTime = { startsAt: string; description: string }

export type ListingPhotos = Photo[]

/** The kind of a home; Unknown for a word that the contract does not have. */
export function propertyTypeOf({ propertyType }: Pick<ListingRow, 'propertyType'>): PropertyType {
  return Object.hasOwn(propertyTypes, propertyType)
    ? // Just found among the names of the union.
      (propertyType as PropertyType)
    : 'Unknown'
}

/** The listing was there, and is not to be shown any more. */
export const withdrawnListing = (id: number): RestProblem =>
  new RestProblem(410, `Listing ${id} was withdrawn by its agent.`)

/** Whether staff put a listing first in results, as searches have it. */
export const isBoosted = ({
  boostEndsAt,
  statusType,
  listingType,
  isUnderOffer,
}: Pick<ListingRow, 'boostEndsAt' | 'isUnderOffer' | 'listingType' | 'statusType'>): boolean =>
  boostEndsAt !== null && statusType === 'available' && !(listingType === 'rental' && isUnderOffer)
