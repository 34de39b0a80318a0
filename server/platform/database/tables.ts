import type { ColumnType, Generated } from 'kysely'
import type { SocialNetwork } from '#domain/lookups/social-networks.ts'

/** JSON columns are read parsed and written as text (stringified, cast with ::jsonb). */
type Json<T> = ColumnType<T, string | undefined, string>
type Defaulted<T> = ColumnType<T, T | undefined, T>
/** yyyy-mm-dd. */
type Day = string

export type Tier = 'basic' | 'bronze' | 'silver' | 'gold' | 'platinum'

export type Picture = { identifier: string; version: string; caption: string; width: number; height: number }

export type ListingDetails = {
  buildingFeatures?: string[]
  ruralFeatures?: string[]
  agentLocationReview?: { title: string; content: string; agentUsername: string }
  vendorReview?: { title: string; content: string; rating: number; reviewerName: string }
  integrations?: { bookInspection?: string; rentalApplication?: string }
}

export type LocationTable = {
  id: Generated<number>
  uri: string
  type: 'region' | 'suburb' | 'street'
  name: string
  state_code: string
  postcode: string | null
  region_id: number | null
  suburb_id: number | null
  latitude_micro: number
  longitude_micro: number
  coordinate_accuracy: number | null
  population: Defaulted<number>
  settlement: 'city' | 'fringe' | 'country'
  boundary_text: string | null
}

export type LocationBoundaryTable = {
  location_id: number
  stated_name: string
  south_micro: number
  west_micro: number
  north_micro: number
  east_micro: number
  outline_text: string
  near_text: string
  far_text: string
  neighbour_ids: Defaulted<number[]>
}

export type CompanyTable = { id: Generated<number>; name: string; state_code: string }

export type OfficeTable = {
  id: Generated<number>
  company_id: number
  uri: string
  name: string
  location_id: number
  street_address: string
  latitude_micro: number | null
  longitude_micro: number | null
  phone: string | null
  email: string | null
  website: string | null
  about: Defaulted<string>
  brand_colour: string
  logo_identifier: string | null
  merged_into_id: Defaulted<number | null>
}

export type AgentTable = {
  id: Generated<number>
  office_id: number
  username: string
  name: string
  job_title: string
  tier: Tier
  bio: Defaulted<string>
  email: string | null
  mobile: string | null
  phone: string | null
  portrait_identifier: string | null
  website: Defaulted<string | null>
  awards: Json<{ title: string; awardedBy: string; year: number }[]>
  social_links: Json<{ network: SocialNetwork; url: string }[]>
  videos: Json<{ url: string; title: string }[]>
  areas_of_expertise: Defaulted<string[]>
  is_claimed: Defaulted<boolean>
  left_on: Defaulted<Day | null>
}

export type ListingTable = {
  id: Generated<number>
  uri: string
  listing_type: 'sale' | 'rental'
  status_type: 'available' | 'completed' | 'removed'
  is_under_offer: Defaulted<boolean>
  listing_class: 'residential' | 'land' | 'rural' | 'newDevelopment'
  project_name: Defaulted<string | null>
  tier_type: Tier
  is_exclusive: Defaulted<boolean>
  property_type: string
  title: string
  description: string
  suburb_id: number
  street_id: number | null
  street_address: string | null
  is_address_hidden: Defaulted<boolean>
  latitude_micro: number | null
  longitude_micro: number | null
  sale_method: 'privateTreaty' | 'auction' | 'expressionsOfInterest' | 'tender' | null
  price_text: string
  price_from: number | null
  price_to: number | null
  is_price_withheld: Defaulted<boolean>
  bond: number | null
  available_on: Day | null
  auction_at: Date | null
  auction_place: string | null
  listed_at: Date
  modified_at: Date
  completed_on: Day | null
  bedrooms: number | null
  bathrooms: number | null
  car_spaces: number | null
  land_size_m2: number | null
  frontage_m: number | null
  building_size_m2: number | null
  features: Defaulted<string[]>
  other_features: Defaulted<string[]>
  photos: Json<Picture[]>
  floor_plans: Json<Picture[]>
  videos: Json<{ url: string; provider: string; title: string }[]>
  external_links: Json<{ url: string; title: string }[]>
  external_medias: Json<{ url: string; kind: string; title: string }[]>
  documents: Json<{ url: string; title: string; kind: string }[]>
  council_rates: string | null
  municipality: string | null
  details: Json<ListingDetails>
  office_id: number
}

export type ListingAgentTable = { listing_id: number; agent_id: number; position: number }

export type ListingInspectionTable = {
  id: Generated<number>
  listing_id: number
  starts_at: Date
  ends_at: Date
  local_date: Day
}

export type ListingPriceEventTable = {
  listing_id: number
  occurred_on: Day
  kind: 'listed' | 'priceChanged' | 'sold' | 'leased'
  price_text: string
  price: number | null
}

export type SchoolTable = {
  id: Generated<number>
  name: string
  sector: 'government' | 'catholic' | 'independent'
  level: 'primary' | 'secondary' | 'combined' | 'special'
  gender: 'coeducational' | 'girls' | 'boys'
  suburb_id: number
  latitude_micro: number
  longitude_micro: number
}

export type LocationMedianTable = {
  location_id: number
  kind: 'sold' | 'rent'
  property_group: 'house' | 'unit' | 'all'
  period: 'yearly' | 'quarterly' | 'monthly'
  starts_on: Day
  median: number
  sample_count: number
}

export type SavedSearchTable = { uri: string; name: string; search_address: string; created_at: Date }

export type DatabaseStateTable = { key: string; value: Json<unknown> }

/** Every table by name, for Kysely. listing_search is written and read by server/modules/search alone, in its own SQL. */
export type Tables = {
  location: LocationTable
  location_boundary: LocationBoundaryTable
  company: CompanyTable
  office: OfficeTable
  agent: AgentTable
  listing: ListingTable
  listing_agent: ListingAgentTable
  listing_inspection: ListingInspectionTable
  listing_price_event: ListingPriceEventTable
  school: SchoolTable
  location_median: LocationMedianTable
  saved_search: SavedSearchTable
  database_state: DatabaseStateTable
}
