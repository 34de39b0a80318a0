import { distanceInMetres } from '#domain/geo/distance.ts'
import { NEARBY_SCHOOL_METRES } from '#domain/lookups/limits.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import type { School } from '#server/generated/schema-types.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import { type PlaceRecord, positionOf } from '#server/modules/locations/place-record.ts'
import type { OverviewContext, OverviewParts } from '#server/modules/location-overview/overview-parts.ts'

/** What the figures of the portal tell of a place; each is worked out when it is asked for. */
export type Overview = { place: PlaceRecord }

export type NearbyPlace = { location: PlaceRecord; distance: number }

const SHOWN_HOMES = 6
const LARGEST_SEARCH = 100

/** The newest homes on the market in a place, its surroundings left out. */
export async function newestListings(
  mode: 'buy' | 'rent',
  { uri }: Pick<PlaceRecord, 'uri'>,
  context: OverviewContext,
  take = SHOWN_HOMES,
): Promise<ListingRecord[]> {
  return context.services.listings.byIds(await newestIds(mode, uri, context, take))
}

/** The newest homes for sale in a street's suburb that are not found on the street itself. */
export async function listingsAroundStreet(place: PlaceRecord, context: OverviewContext): Promise<ListingRecord[]> {
  if (place.type !== 'street' || place.suburbId === null) return []
  const suburb = await context.services.places.byId(place.suburbId)
  if (suburb === null) return []
  const [onStreet, inSuburb] = await Promise.all([
    newestIds('buy', place.uri, context, LARGEST_SEARCH),
    newestIds('buy', suburb.uri, context, LARGEST_SEARCH),
  ])
  return context.services.listings.byIds(inSuburb.filter((id) => !onStreet.includes(id)).slice(0, SHOWN_HOMES))
}

async function newestIds(
  mode: 'buy' | 'rent',
  locationUri: string,
  context: OverviewContext,
  take: number,
): Promise<number[]> {
  const base = defaultSearchParameters(mode, { locationUri })
  const search = context.services.resolvedSearch({
    ...base,
    sortBy: 'Newest',
    paging: { skip: 0, take },
    locationSearchContext: { ...base.locationSearchContext, includeSurroundingSuburbs: false },
  })
  return (await context.services.listingSearch.search(search, { now: context.now })).listingIds
}

/** The suburbs nearest to a suburb or a street; none for a region, which has no one middle to go from. */
export async function suburbsNear(place: PlaceRecord, take: number, services: OverviewParts): Promise<NearbyPlace[]> {
  if (place.type === 'region') return []
  const centre = positionOf(place)
  const nearest = await services.places.nearestSuburbs(centre, take, place.suburbId ?? place.id)
  return nearest.map((location) => ({
    location,
    distance: Math.round(distanceInMetres(centre, positionOf(location))),
  }))
}

/** The schools nearest to a suburb or a street, the nearest first. */
export async function schoolsNear(place: PlaceRecord, take: number, services: OverviewParts): Promise<School[]> {
  return place.type === 'region' ? [] : services.nearbySchools(positionOf(place), take)
}

/** How many schools stand within two kilometres. */
export async function schoolCount(place: PlaceRecord, services: OverviewParts): Promise<number> {
  if (place.type === 'region') return 0
  return (await services.schoolsWithin(positionOf(place), NEARBY_SCHOOL_METRES)).length
}
