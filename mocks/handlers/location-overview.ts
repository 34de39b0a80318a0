import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { isLandType } from '#domain/lookups/property-types.ts'
import { type AlikeHomes, facetSearches } from '#domain/search/facet-searches.ts'
import { LARGEST_ROOM_COUNT, NEARBY_SCHOOL_METRES } from '#domain/lookups/limits.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import type { MockPortal } from '../portal.ts'
import { orderBy } from '../search/order.ts'
import { findPlace, placeById, suburbsByDistance } from '../search/places.ts'
import { runSearch } from '../search/run-search.ts'
import type { ListingRecord, PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { listingSummary } from './listing-summary.ts'
import { schoolsNear } from './listings.ts'
import { listingsOfPlace } from './location-finder.ts'
import { reviewsOfOverview } from './location-reviews.ts'
import { locationFollowerCount } from './location-follows.ts'
import { locationView, NEARBY_METRES, prosOf } from './locations.ts'
import { officeView } from './offices.ts'
import { questionsOfOverview } from './questions.ts'

const SHOWN_HOMES = 6
const DEEPEST_FACET_LEVEL = 4

export const locationOverviewQueries = ({ world }: MockPortal) => ({
  locationOverview({ identifier }: { identifier: string }) {
    const place = findPlace(world, identifier.trim())
    return place === null ? null : overviewOf(world, place)
  },
})

function overviewOf(world: World, place: PlaceRecord) {
  const isRegion = place.type === 'region'
  const summaries = (listings: readonly ListingRecord[]) =>
    listings.slice(0, SHOWN_HOMES).map((listing) => listingSummary(world, listing))
  const schools = isRegion ? [] : schoolsNear(world, place.latLong)
  const part =
    <Item>(list: () => readonly Item[]) =>
    ({ take }: { take: number }) => {
      return list().slice(0, take)
    }
  return {
    location: locationView(world, place),
    counts: countsOf(listingsOfPlace(world, place)),
    newestForSale: () => summaries(newestIn(world, place, 'buy')),
    newestForRent: () => summaries(newestIn(world, place, 'rent')),
    facetSearches: () =>
      place.type === 'suburb' ? facetSearches(alikeIn(world, place), place, DEEPEST_FACET_LEVEL) : [],
    homesNearby: () => summaries(listingsAroundStreet(world, place)),
    nearbySuburbs: part(() => (isRegion ? [] : nearbySuburbs(world, place))),
    offices: part(() => officesOf(world, place)),
    schoolCount: schools.filter(({ distance }) => distance <= NEARBY_SCHOOL_METRES).length,
    schools: part(() => schools),
    pros: () => (isRegion ? [] : prosOf(world, place)),
    followerCount: locationFollowerCount(world, place),
    ...questionsOfOverview(world, place),
    ...reviewsOfOverview(world, place),
  }
}

function alikeIn(world: World, place: PlaceRecord): AlikeHomes[] {
  return listingsOfPlace(world, place).flatMap((listing) => {
    const mode = modeOfListing(listing)
    const { propertyType, bedrooms, priceFrom } = listing
    const rooms = bedrooms === null || isLandType(propertyType) ? null : Math.min(bedrooms, LARGEST_ROOM_COUNT)
    return mode === 'buy' || mode === 'rent' ? [{ mode, propertyType, bedrooms: rooms, priceFrom, count: 1 }] : []
  })
}

export function countsOf(listings: readonly ListingRecord[]) {
  const of = (mode: ReturnType<typeof modeOfListing>) =>
    listings.filter((listing) => modeOfListing(listing) === mode).length
  return { buy: of('buy'), rent: of('rent'), sold: of('sold'), leased: of('leased') }
}

function newestIn(world: World, { uri }: PlaceRecord, mode: 'buy' | 'rent'): ListingRecord[] {
  const parameters = defaultSearchParameters(mode, { locationUri: uri })
  parameters.locationSearchContext.includeSurroundingSuburbs = false
  return runSearch(world, parameters).all.toSorted(orderBy('Newest', world))
}

function listingsAroundStreet(world: World, place: PlaceRecord): ListingRecord[] {
  if (place.suburbId === null) return []
  const onStreet = newestIn(world, place, 'buy')
  return newestIn(world, placeById(world, place.suburbId), 'buy').filter((listing) => !onStreet.includes(listing))
}

const nearbySuburbs = (world: World, place: PlaceRecord) =>
  suburbsByDistance(world, place.latLong)
    .filter(({ place: other, metres }) => other.id !== (place.suburbId ?? place.id) && metres <= NEARBY_METRES)
    .map(({ place: other, metres }) => ({ location: locationView(world, other), distance: Math.round(metres) }))

function officesOf(world: World, place: PlaceRecord) {
  const listings = listingsOfPlace(world, place.suburbId === null ? place : placeById(world, place.suburbId))
  return world.offices
    .getAll()
    .map((office) => {
      const { buy, rent, sold } = countsOf(listings.filter(({ officeId }) => officeId === office.id))
      return { id: office.id, office: officeView(world, office), forSale: buy, forRent: rent, sold }
    })
    .filter(({ forSale, forRent, sold }) => forSale + forRent + sold > 0)
    .sort(
      (left, right) =>
        right.forSale + right.forRent - left.forSale - left.forRent || right.sold - left.sold || left.id - right.id,
    )
}
