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

/** What a listing comes to: on the market, under offer, sold or leased on a day for a price, or withdrawn. */
export type NewState =
  | { state: 'available' | 'underOffer' | 'removed' }
  | { state: 'completed'; completedOn: string; price: StatedPrice; isPriceWithheld: boolean }

/** What is said and shown of a listing, of which each part may be left as it is. */
export type NewContent = Partial<
  Pick<NewListing, 'title' | 'description' | 'photos' | 'floorPlans' | 'features' | 'otherFeatures'>
>

/** A listing as far as its changes need it. */
export type ChangingListing = {
  state: MarketState
  listingType: ListingType
  price: StatedPrice
  timeZone: string
}

/**
 * The only writer of listings after the first load. Each change moves `modified_at`, the row that searches read, the history of
 * prices and the record of changes in one transaction. Rejects with NOT_FOUND for a listing that there is none of.
 */
export type ListingChanges = {
  /** Brings a home on the market; answers its number. The first agent is the one to call. */
  publish(listing: NewListing, agentIds: readonly number[], inspections: readonly NewInspection[]): Promise<number>
  /** Nothing happens where the price is that already. */
  changePrice(listingId: number, price: StatedPrice): Promise<void>
  /** Nothing happens where that is its state already. Back on the market it has the price that is stated last. */
  changeState(listingId: number, change: NewState): Promise<void>
  /** Replaces those that have not ended. */
  setInspections(listingId: number, inspections: readonly NewInspection[]): Promise<void>
  /** Null: there is no auction any more. */
  setAuction(listingId: number, auction: { at: Date; place: string | null } | null): Promise<void>
  changeContent(listingId: number, content: NewContent): Promise<void>
}
