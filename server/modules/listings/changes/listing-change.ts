import type { ListingType } from '#server/generated/schema-types.ts'
import type { MarketState } from '#domain/listing/market-state.ts'
import type { StatedPrice } from '#server/modules/listings/listing-record.ts'
import type { StatedListing, StoredPhoto } from '../listing-record.ts'

/** When a home is open; `localDate` is the day in the property's own zone, yyyy-mm-dd. */
export type NewInspection = { startsAt: Date; endsAt: Date; localDate: string }

/** A listing that comes on the market, with everything that is stated of it. */
export type NewListing = StatedListing & {
  description: string
  streetId: number | null
  landSizeM2: number | null
  frontageM: number | null
  buildingSizeM2: number | null
  features: readonly string[]
  otherFeatures: readonly string[]
  photos: readonly StoredPhoto[]
  floorPlans: readonly StoredPhoto[]
  videos: readonly object[]
  externalLinks: readonly object[]
  externalMedias: readonly object[]
  documents: readonly object[]
  councilRates: string | null
  municipality: string | null
  details: object
}

/** A price that is asked, and whether its figure is kept back. */
export type NewPrice = StatedPrice & { isPriceWithheld?: boolean }

/**
 * What a listing comes to: on the market, under offer, sold or leased on a day for a price, or withdrawn, by its agency or because nobody
 * confirmed it.
 */
export type NewState =
  | { state: 'available' | 'underOffer' }
  | { state: 'removed'; reason?: 'expired' }
  | { state: 'completed'; completedOn: string; price: StatedPrice; isPriceWithheld: boolean }

/** What has a command of its own, or never changes. */
type OtherwiseChanged =
  | 'listingType'
  | 'priceText'
  | 'priceFrom'
  | 'priceTo'
  | 'isPriceWithheld'
  | 'auctionAt'
  | 'auctionPlace'

/** All else that is said and shown of a listing, of which each part may be left as it is; agents in their order. */
export type NewContent = Partial<Omit<NewListing, OtherwiseChanged>> & { agentIds?: readonly number[] }

/** A listing as far as its changes need it. */
export type ChangingListing = {
  state: MarketState
  isHidden: boolean
  suburbId: number
  listingType: ListingType
  price: StatedPrice
  isPriceWithheld: boolean
  /** yyyy-mm-dd. */
  completedOn: string | null
  timeZone: string
}

/**
 * The only writer of listings after the first load. Each change moves `modified_at`, the row that searches read, the history of
 * prices and the record of changes in one transaction, and nothing happens where all is as it should become. A change confirms its listing.
 * Those of one listing answer whether anything changed. Rejects with NOT_FOUND for a listing that there is none of.
 */
export type ListingChanges = {
  /** Brings a home on the market; answers its number. The first agent is the one to call. */
  publish(listing: NewListing, agentIds: readonly number[], inspections: readonly NewInspection[]): Promise<number>
  changePrice(listingId: number, price: NewPrice): Promise<boolean>
  /** Throws CONFLICT for one that is hidden, but remembers that it is withdrawn. Back on the market it has the price that is stated last. What a home went for, and when, may be corrected. */
  changeState(listingId: number, change: NewState): Promise<boolean>
  /** Hides it from everybody but staff: it stands as withdrawn until it is shown again where it stood. */
  hide(listingId: number): Promise<boolean>
  show(listingId: number): Promise<boolean>
  /** First in results until then, in place of what was to end at another time; throws CONFLICT where that is another by now. */
  boost(listingId: number, boost: { endsAt: Date; replaces: Date | null }): Promise<boolean>
  endBoost(listingId: number): Promise<boolean>
  /** Replaces those that have not ended. */
  setInspections(listingId: number, inspections: readonly NewInspection[]): Promise<boolean>
  /** Null: there is no auction any more. */
  setAuction(listingId: number, auction: { at: Date; place: string | null } | null): Promise<boolean>
  changeContent(listingId: number, content: NewContent): Promise<boolean>
  /** Those of an office that another takes over; how many they were. Call it in the transaction of that. */
  moveToOffice(officeId: number, toId: number): Promise<number>
  /** Their agency says that they are as shown: no change, so that nobody is told. */
  confirm(listingIds: readonly number[]): Promise<void>
  /** Several changes in one transaction, after which what searches read is made once. */
  together<Answer>(work: (changes: ListingChanges) => Promise<Answer>): Promise<Answer>
}
