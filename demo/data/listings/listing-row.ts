import type { PropertyFeature } from '#domain/lookups/features.ts'
import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { AgentTier } from '#demo/data/people/agents.ts'
import type { SaleMethod } from '#demo/data/prices/price-text.ts'
import type { DemoInspection } from './schedule.ts'

export type DemoPhoto = { identifier: string; version: number; caption: string; width: number; height: number }
export type DemoLink = { url: string; title: string }

export type ListingDetails = {
  buildingFeatures?: string[]
  ruralFeatures?: string[]
  agentLocationReview?: { title: string; content: string; agentUsername: string }
  vendorReview?: { title: string; content: string; rating: number; reviewerName: string }
}

/** A row of the table `listing`, before its JSON is written out. */
export type ListingRow = {
  id: number
  uri: string
  listing_type: 'sale' | 'rental'
  status_type: 'available' | 'completed' | 'removed'
  is_under_offer: boolean
  listing_class: 'residential' | 'land' | 'rural' | 'newDevelopment'
  project_name: string | null
  tier_type: AgentTier
  is_exclusive: boolean
  property_type: PropertyType
  title: string
  description: string
  suburb_id: number
  street_id: number | null
  street_address: string | null
  is_address_hidden: boolean
  latitude_micro: number | null
  longitude_micro: number | null
  sale_method: SaleMethod | null
  price_text: string
  price_from: number | null
  price_to: number | null
  is_price_withheld: boolean
  bond: number | null
  available_on: string | null
  auction_at: Date | null
  auction_place: string | null
  listed_at: Date
  modified_at: Date
  completed_on: string | null
  bedrooms: number | null
  bathrooms: number | null
  car_spaces: number | null
  land_size_m2: number | null
  frontage_m: number | null
  building_size_m2: number | null
  features: PropertyFeature[]
  other_features: string[]
  photos: DemoPhoto[]
  floor_plans: DemoPhoto[]
  videos: DemoLink[]
  external_links: DemoLink[]
  external_medias: (DemoLink & { kind: 'virtualTour' })[]
  documents: (DemoLink & { kind: 'statementOfInformation' })[]
  council_rates: string | null
  municipality: string | null
  details: ListingDetails
  office_id: number
}

export type PriceEvent = {
  occurredOn: string
  kind: 'listed' | 'priceChanged' | 'sold' | 'leased'
  priceText: string
  price: number | null
}

export type DemoListing = {
  row: ListingRow
  agentIds: number[]
  inspections: DemoInspection[]
  priceEvents: PriceEvent[]
}

const jsonColumns: ReadonlySet<string> = new Set<keyof ListingRow>([
  'photos',
  'floor_plans',
  'videos',
  'external_links',
  'external_medias',
  'documents',
  'details',
])

/** The columns in the order in which a row is written; the keys of every row stand in this order. */
export const listingColumns = (row: ListingRow): string[] => Object.keys(row)

/** The values of a row in the order of its columns, JSON as text. */
export const listingValues = (row: ListingRow): unknown[] =>
  Object.entries(row).map(([column, value]) => (jsonColumns.has(column) ? JSON.stringify(value) : value))
