import type { FeatureName } from '../lookups/feature-names.ts'
import type { PropertyType } from '../lookups/property-types.ts'

/** How a home is sold. */
export type DraftSaleMethod = 'auction' | 'expressionsOfInterest' | 'privateTreaty' | 'tender'

/** How a price is stated: one figure, two, offers over one, or words in place of a figure. */
export type PriceStatement = 'fixed' | 'range' | 'over' | 'words'

export type DraftPicture = { identifier: string; caption: string; width: number; height: number }
export type DraftDocument = { identifier: string; fileName: string; url: string }
/** Days are yyyy-mm-dd and times hh:mm, in the zone of the property. */
export type DraftInspection = { day: string; begins: string; ends: string }

/** What is stated of a home as it was typed, right or wrong; empty for nothing. */
export type DraftContent = {
  listingType: 'sale' | 'rental'
  propertyType: PropertyType
  streetAddress: string
  suburbUri: string
  isAddressHidden: boolean
  bedrooms: string
  bathrooms: string
  carSpaces: string
  landSize: string
  buildingSize: string
  title: string
  description: string
  features: readonly FeatureName[]
  /** Null for a rental. */
  saleMethod: DraftSaleMethod | null
  priceStatement: PriceStatement
  price: string
  priceTo: string
  priceWords: string
  bond: string
  availableOn: string
  auctionDay: string
  auctionTime: string
  auctionPlace: string
  inspections: readonly DraftInspection[]
  /** The one to call first. */
  agentUsernames: readonly string[]
  photos: readonly DraftPicture[]
  floorPlans: readonly DraftPicture[]
  statement: DraftDocument | null
}

export const draftLimits = {
  streetAddress: 120,
  title: 120,
  description: 10_000,
  priceWords: 50,
  auctionPlace: 120,
  caption: 120,
  rooms: 100,
  dollars: 1_000_000_000,
  squareMetres: 1_000_000_000,
  agents: 4,
  pictures: 30,
  inspections: 20,
} as const

export const emptyDraft = (listingType: DraftContent['listingType']): DraftContent => ({
  listingType,
  propertyType: 'Unknown',
  streetAddress: '',
  suburbUri: '',
  isAddressHidden: false,
  bedrooms: '',
  bathrooms: '',
  carSpaces: '',
  landSize: '',
  buildingSize: '',
  title: '',
  description: '',
  features: [],
  saleMethod: listingType === 'sale' ? 'privateTreaty' : null,
  priceStatement: 'fixed',
  price: '',
  priceTo: '',
  priceWords: '',
  bond: '',
  availableOn: '',
  auctionDay: '',
  auctionTime: '',
  auctionPlace: '',
  inspections: [],
  agentUsernames: [],
  photos: [],
  floorPlans: [],
  statement: null,
})
