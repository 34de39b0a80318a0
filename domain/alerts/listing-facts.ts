import type { PropertyFeature } from '../lookups/features.ts'
import type { PropertyType } from '../lookups/property-types.ts'
import type { SearchMode } from '../lookups/search-modes.ts'

/** A point in whole micro-degrees, in which places are compared exactly. */
export type ExactPoint = { latitude: number; longitude: number }

/** What of a listing decides whether it fits an alert, as a search sees it. */
export type ListingFacts = {
  /** What it is found under. */
  mode: SearchMode
  propertyType: PropertyType
  features: readonly PropertyFeature[]
  /** 0 to 5, 5 being five or more; null when not stated and for bare land. So are bathrooms and carSpaces. */
  bedrooms: number | null
  bathrooms: number | null
  carSpaces: number | null
  /** Whole dollars, a week for rent; null when no figure is stated. */
  priceFrom: number | null
  priceTo: number | null
  /** Square metres. */
  landSize: number | null
  /** Tenths of a metre. */
  frontageDecimetres: number | null
  isUnderOffer: boolean
  suburbId: number
  suburbName: string
  regionId: number | null
  /** Null where the street address is hidden. */
  streetId: number | null
  officeId: number
  /** The home, or the suburb's centre where the street address is hidden; null when unknown. */
  position: ExactPoint | null
  /** Suburbs that count its suburb among those around them. */
  reachedFromSuburbIds: ReadonlySet<number>
  auctionAt: Date | null
  /** Days are yyyy-mm-dd in the zone of the property. */
  auctionOn: string | null
  inspections: readonly { localDate: string; endsAt: Date }[]
}
