import { streetAddressParts } from '#domain/locations/street-address.ts'
import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { NEARBY_LOCATIONS_TAKE } from '#domain/lookups/limits.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { eventPrice, listingPrice } from '#domain/price/listing-price.ts'
import { shortenPageTitle } from '#domain/text/page-title.ts'
import type { MockPortal } from '../portal.ts'
import { requireShort, requireWithin } from '../refusal.ts'
import { suburbsByDistance } from '../search/find-area.ts'
import { falling, firstOf, orderBy } from '../search/order.ts'
import { listingsAtAddress } from '../search/listings-at-address.ts'
import { positionShown } from '../search/position-shown.ts'
import type { ListingRecord, PriceEventRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { agentsOf, instantText, listingSummary, longAddress, officeOf, asMedia } from './listing-summary.ts'
import { locationView } from './locations.ts'
import { agentView, officeView } from './offices.ts'
import { placeById } from './place-words.ts'
import { listingsLike } from './similar-listings.ts'

const LARGEST_TAKE = 100
const LONGEST_QUERY = 200
const LARGEST_RELATED = 20
const LARGEST_SKIP = 10_000
const SCHOOL_METRES = 60_000
const NEARBY_METRES = 100_000

type Take = { take: number }
type OfListing = { listingId: number } & Take

export const listingQueries = ({ world }: MockPortal) => {
  const summaries = (listings: readonly ListingRecord[]) => listings.map((listing) => listingSummary(world, listing))
  return {
    listing({ id }: { id: number }) {
      const listing = listingById(world, id)
      return listing === null ? null : listingDetail(world, listing)
    },

    listingsById({ listingIds, take, skip }: { listingIds: number[]; skip: number } & Take) {
      requireWithin('take', take, 1, LARGEST_TAKE)
      requireWithin('skip', skip, 0, LARGEST_SKIP)
      requireShort('listingIds', listingIds, LARGEST_TAKE)
      const asked = [...new Set(listingIds)].slice(skip, skip + take)
      const found = asked.flatMap((id) => listingById(world, id) ?? [])
      return summaries(found.filter(({ statusType }) => statusType !== 'removed'))
    },

    listingsAtAddress({ query, take }: { query: string } & Take) {
      requireShort('query', query, LONGEST_QUERY)
      requireWithin('take', take, 1, LARGEST_RELATED)
      return summaries(listingsAtAddress(world, query, take))
    },

    similarListings({ listingId, take }: OfListing) {
      requireWithin('take', take, 1, LARGEST_RELATED)
      const listing = listingById(world, listingId)
      return listing === null ? [] : summaries(listingsLike(world, listing).slice(0, take))
    },

    otherListingsFromOffice({ listingId, take }: OfListing) {
      requireWithin('take', take, 1, LARGEST_RELATED)
      const listing = listingById(world, listingId)
      return listing === null ? [] : summaries(othersFromOffice(world, listing).slice(0, take))
    },

    schools({ listingId, take }: OfListing) {
      requireWithin('take', take, 1, LARGEST_TAKE)
      const listing = listingById(world, listingId)
      return listing === null ? [] : schoolsNear(world, listing).slice(0, take)
    },
  }
}

/** Withdrawn ones too. */
export const listingById = ({ listings }: World, id: number): ListingRecord | null =>
  listings.getAll().find((listing) => listing.id === id) ?? null

export function listingDetail(world: World, listing: ListingRecord) {
  const suburb = placeById(world, listing.suburbId)
  return {
    summary: listingSummary(world, listing),
    id: listing.id,
    propertyType: listing.propertyType,
    description: listing.description,
    councilRates: listing.councilRates,
    municipality: listing.municipality,
    streetAddress: listing.isAddressHidden ? null : listing.streetAddress,
    addressParts: {
      ...streetAddressParts(listing.isAddressHidden ? null : listing.streetAddress),
      suburb: suburb.name,
      stateCode: suburb.stateCode,
      postcode: suburb.postcode ?? '',
    },
    buildingSize: listing.buildingSize,
    buildingFeatures: listing.buildingFeatures,
    ruralFeatures: listing.ruralFeatures,
    floorPlans: listing.floorPlans,
    documents: listing.documents.map(asMedia),
    agents: agentsOf(world, listing).map((agent) => agentView(world, agent)),
    office: officeView(world, officeOf(world, listing)),
    seo: seoOf(world, listing),
    agentLocationReview: locationReviewOf(world, listing),
    vendorReview: listing.vendorReview,
    nearbyLocations({ take = NEARBY_LOCATIONS_TAKE }: Partial<Take>) {
      requireWithin('take', take, 1, LARGEST_RELATED)
      const near = suburbsByDistance(world, pointOf(world, listing)).filter(({ metres }) => metres <= NEARBY_METRES)
      const others = near.filter(({ place }) => place.id !== suburb.id)
      return others.slice(0, take).map(({ place }) => locationView(world, place))
    },
    integrations: { bookInspection: listing.bookInspection, rentalApplication: listing.rentalApplication },
    priceHistory: listing.priceEvents.map((event) => eventView(event, listing)),
    suburb: locationView(world, suburb),
    modifiedAt: instantText(listing.modifiedAt, timeZoneOfPlace(suburb)),
  }
}

const eventView = (event: PriceEventRecord, listing: ListingRecord) => ({
  occurredOn: event.occurredOn,
  kind: event.kind,
  priceDescription: eventPrice(event, listing),
})

/** The home, or its suburb's centre. */
const pointOf = (world: World, listing: ListingRecord) =>
  positionShown(world, listing) ?? placeById(world, listing.suburbId).latLong

function seoOf(world: World, listing: ListingRecord) {
  const kind = propertyTypes[listing.propertyType].displayName.toLowerCase()
  const place = longAddress(listing, placeById(world, listing.suburbId))
  return {
    title: shortenPageTitle(`${place} – ${kind}`),
    description: `${listingPrice(listing).longDescription}. ${listing.title}`,
  }
}

function locationReviewOf(world: World, { locationReview }: ListingRecord) {
  if (locationReview === null) return null
  const agent = world.agents.getAll().find(({ username }) => username === locationReview.agentUsername)
  const { title, content } = locationReview
  return { title, content, agent: agent === undefined ? null : agentView(world, agent) }
}

function othersFromOffice(world: World, listing: ListingRecord): ListingRecord[] {
  const sameOffer = falling(({ listingType }) => Number(listingType === listing.listingType))
  return world.listings
    .getAll()
    .filter(({ id, officeId }) => officeId === listing.officeId && id !== listing.id)
    .filter(({ statusType }) => statusType === 'available')
    .toSorted(firstOf([sameOffer, orderBy('Boosted', world)]))
}

export const schoolsNear = (world: World, listing: ListingRecord) => schoolsNearPoint(world, pointOf(world, listing))

export function schoolsNearPoint(world: World, point: LatLong) {
  return world.schools
    .getAll()
    .map(({ id, name, sector, level, gender, latLong }) => {
      const distance = Math.round(distanceInMetres(point, latLong))
      return { id, name, sector, level, gender, latLong, distance }
    })
    .filter(({ distance }) => distance <= SCHOOL_METRES)
    .sort((left, right) => left.distance - right.distance || left.id - right.id)
}
