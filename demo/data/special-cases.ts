import { ruralSubtypes } from '#domain/lookups/property-types.ts'
import type { DemoListing } from './listings/listing-row.ts'

export type SpecialCase = {
  name: string
  /** Whether a listing of the generator is one; `now` is the instant of the demonstration. */
  isMatch: (listing: DemoListing, now: Date) => boolean
  /** The same as a condition on `listing l`; $1 is that instant. */
  condition: string
}

/** How often each case occurs in the whole demonstration at least. */
export const LEAST_OF_EACH_CASE = 20

const DAY = 86_400_000
const LONG_TITLE = 90

const onMarket = ({ row }: DemoListing) => row.status_type === 'available'
const isOnMarket = `l.status_type = 'available'`

const ofType = (name: string, type: string): SpecialCase => ({
  name,
  isMatch: ({ row }) => row.property_type === type,
  condition: `l.property_type = '${type}'`,
})

/** What the pages have to cope with, each at least twenty times; tests count them. */
export const specialCases: readonly SpecialCase[] = [
  { name: 'hidden address', isMatch: ({ row }) => row.is_address_hidden, condition: 'l.is_address_hidden' },
  { name: 'price withheld', isMatch: ({ row }) => row.is_price_withheld, condition: 'l.is_price_withheld' },
  {
    name: 'price without a figure',
    isMatch: (listing) => onMarket(listing) && listing.row.price_from === null,
    condition: `${isOnMarket} and l.price_from is null`,
  },
  {
    name: 'auction to come, with an inspection before it',
    isMatch: ({ row, inspections }, now) =>
      row.auction_at !== null &&
      row.auction_at > now &&
      inspections.some(({ endsAt }) => row.auction_at !== null && endsAt <= row.auction_at),
    condition: `l.auction_at > $1::timestamptz and exists (select from listing_inspection i where i.listing_id = l.id and i.ends_at <= l.auction_at)`,
  },
  { name: 'under offer', isMatch: ({ row }) => row.is_under_offer, condition: 'l.is_under_offer' },
  {
    name: 'expressions of interest',
    isMatch: (listing) => onMarket(listing) && listing.row.sale_method === 'expressionsOfInterest',
    condition: `${isOnMarket} and l.sale_method = 'expressionsOfInterest'`,
  },
  { name: 'tender', isMatch: ({ row }) => row.sale_method === 'tender', condition: `l.sale_method = 'tender'` },
  { name: 'no coordinates', isMatch: ({ row }) => row.latitude_micro === null, condition: 'l.latitude_micro is null' },
  { name: 'no photo', isMatch: ({ row }) => row.photos.length === 0, condition: 'jsonb_array_length(l.photos) = 0' },
  { name: 'land', isMatch: ({ row }) => row.listing_class === 'land', condition: `l.listing_class = 'land'` },
  { name: 'studio', isMatch: ({ row }) => row.bedrooms === 0, condition: 'l.bedrooms = 0' },
  ofType('acreage', 'Acreage'),
  {
    name: 'new in the last three days',
    isMatch: (listing, now) => onMarket(listing) && now.getTime() - listing.row.listed_at.getTime() <= 3 * DAY,
    condition: `${isOnMarket} and l.listed_at >= $1::timestamptz - interval '72 hours'`,
  },
  { name: 'exclusive', isMatch: ({ row }) => row.is_exclusive, condition: 'l.is_exclusive' },
  {
    name: 'several inspections',
    isMatch: ({ inspections }) => inspections.length >= 2,
    condition: '(select count(*) from listing_inspection i where i.listing_id = l.id) >= 2',
  },
  {
    name: 'virtual tour',
    isMatch: ({ row }) => row.external_medias.length > 0,
    condition: `l.external_medias @> '[{"kind": "virtualTour"}]'`,
  },
  { name: 'video', isMatch: ({ row }) => row.videos.length > 0, condition: 'jsonb_array_length(l.videos) > 0' },
  {
    name: 'floor plan',
    isMatch: ({ row }) => row.floor_plans.length > 0,
    condition: 'jsonb_array_length(l.floor_plans) > 0',
  },
  {
    name: 'long title',
    isMatch: ({ row }) => row.title.length > LONG_TITLE,
    condition: `length(l.title) > ${LONG_TITLE}`,
  },
  {
    name: 'apostrophe in the street',
    isMatch: ({ row }) => row.street_address?.includes("'") ?? false,
    condition: `l.street_address like '%''%'`,
  },
  { name: 'six bedrooms or more', isMatch: ({ row }) => (row.bedrooms ?? 0) >= 6, condition: 'l.bedrooms >= 6' },
  {
    name: 'new development',
    isMatch: ({ row }) => row.listing_class === 'newDevelopment',
    condition: `l.listing_class = 'newDevelopment'`,
  },
  { name: 'withdrawn', isMatch: ({ row }) => row.status_type === 'removed', condition: `l.status_type = 'removed'` },
  {
    name: 'two agents',
    isMatch: ({ agentIds }) => agentIds.length === 2,
    condition: '(select count(*) from listing_agent a where a.listing_id = l.id) = 2',
  },
  ofType('rural', 'Rural'),
  ...ruralSubtypes.map((type) => ofType(`rural: ${type}`, type)),
]
