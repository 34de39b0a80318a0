import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import type { NewListing } from '#server/modules/listings/changes/listing-change.ts'
import { createDemoWorld } from '#demo/data/demo-world.ts'
import type { DemoListing, ListingRow } from '#demo/data/listings/listing-row.ts'
import type { PlannedListing } from '#demo/data/listings/listing-plan.ts'
import type { DemoInspection } from '#demo/data/listings/schedule.ts'
import { placeWeight } from '#demo/data/places/place-weights.ts'
import { createRandom } from '#demo/data/random/random.ts'

/** A home that has just come on the market; its suburb and street are known by their uris. */
export type NewHome = {
  suburbUri: string
  streetUri: string | null
  listing: Omit<NewListing, 'suburbId' | 'streetId'>
  agentIds: number[]
  inspections: DemoInspection[]
}

export type NewHomesRequest = {
  /** Of the demonstration that the homes join: its agents sell them. */
  seed: string
  now: Date
  count: number
  /** 1 for the whole demonstration. */
  scale?: number
}

const SHARE_OF_RENTALS = 0.45

/** Draws homes as the demonstration has them, in suburbs by their weight; the same request gives the same homes. Takes half a second. */
export function drawNewHomes({ seed, now, count, scale = 1 }: NewHomesRequest): NewHome[] {
  const world = createDemoWorld({ places: gazetteerPlaces(), regions: [], seed, now, scale })
  const random = createRandom(seed, 'new homes', now.toISOString())
  // Places of which the demonstration has streets.
  const planned = [...new Set(world.plans.map(({ placeIndex }) => placeIndex))]
  const weights = Object.fromEntries(
    planned.flatMap((index) => {
      const profile = world.profiles[index]
      return profile === undefined ? [] : [[String(index), placeWeight(profile)]]
    }),
  )
  const plans = Array.from({ length: count }, (): PlannedListing => ({
    id: random.whole(1_000_000_000, 2_000_000_000),
    placeIndex: Number(random.weighted(weights)),
    mode: random.chance(SHARE_OF_RENTALS) ? 'rent' : 'sale',
    listedDaysAgo: 0,
    completedDaysAgo: null,
  }))
  return [...world.listings(plans)].map((listing) => newHomeOf(listing, world.uriOfLocation))
}

const newHomeOf = (
  { row, agentIds, inspections }: DemoListing,
  uriOf: (id: number) => string | undefined,
): NewHome => ({
  suburbUri: uriOf(row.suburb_id) ?? '',
  streetUri: row.street_id === null ? null : (uriOf(row.street_id) ?? null),
  listing: { ...offerOf(row), ...homeOf(row), ...mediaOf(row), officeId: row.office_id },
  agentIds,
  inspections,
})

const offerOf = (row: ListingRow) => ({
  uri: row.uri,
  listingType: row.listing_type,
  listingClass: row.listing_class,
  projectName: row.project_name,
  tierType: row.tier_type,
  isExclusive: row.is_exclusive,
  saleMethod: row.sale_method,
  priceText: row.price_text,
  priceFrom: row.price_from,
  priceTo: row.price_to,
  isPriceWithheld: row.is_price_withheld,
  bond: row.bond,
  availableOn: row.available_on,
  auctionAt: row.auction_at,
  auctionPlace: row.auction_place,
})

const homeOf = (row: ListingRow) => ({
  propertyType: row.property_type,
  streetAddress: row.street_address,
  isAddressHidden: row.is_address_hidden,
  isPositionApproximate: false,
  latitudeMicro: row.latitude_micro,
  longitudeMicro: row.longitude_micro,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  carSpaces: row.car_spaces,
  landSizeM2: row.land_size_m2,
  frontageM: row.frontage_m,
  buildingSizeM2: row.building_size_m2,
  features: row.features,
  otherFeatures: row.other_features,
  councilRates: row.council_rates,
  municipality: row.municipality,
})

const mediaOf = (row: ListingRow) => ({
  title: row.title,
  description: row.description,
  photos: row.photos,
  floorPlans: row.floor_plans,
  videos: row.videos,
  externalLinks: row.external_links,
  externalMedias: row.external_medias,
  documents: row.documents,
  details: row.details,
})
