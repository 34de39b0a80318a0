import { distanceInMetres } from '#domain/geo/distance.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import type { MockPortal } from '../portal.ts'
import { requireShort, requireWithin } from '../refusal.ts'
import { orderBy } from '../search/order.ts'
import { runSearch } from '../search/run-search.ts'
import type { PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { listingSummary } from './listing-summary.ts'
import { locationView } from './locations.ts'
import { placeByUri } from './place-words.ts'

const DAY = 24 * 60 * 60 * 1000
const SHOWN_LISTINGS = 8
const SHOWN_PLACES = 12
const POPULAR_METRES = 30_000

export const homepageQueries = ({ world }: MockPortal) => ({
  listingsHomepage({ query, maxAge }: { query?: string | null; maxAge: number }) {
    requireWithin('maxAge', maxAge, 1, 90)
    requireShort('query', query ?? '', 200)
    const place = placeByUri(world, (query ?? '').trim().toLowerCase())
    return {
      location: place === null ? null : locationView(world, place),
      forSale: () => newListings(world, 'buy', { place, maxAge }),
      forRent: () => newListings(world, 'rent', { place, maxAge }),
      popularLocations: () => popularPlaces(world, place).map((popular) => locationView(world, popular)),
    }
  },
})

function newListings(world: World, mode: 'buy' | 'rent', asked: { place: PlaceRecord | null; maxAge: number }) {
  const parameters = defaultSearchParameters(mode, asked.place === null ? {} : { locationUri: asked.place.uri })
  if (asked.place === null) parameters.locationSearchContext.searchLocations = []
  const oldest = world.now.getTime() - asked.maxAge * DAY
  return runSearch(world, parameters)
    .all.filter(({ listedAt }) => listedAt.getTime() >= oldest)
    .toSorted(orderBy('Newest', world))
    .slice(0, SHOWN_LISTINGS)
    .map((listing) => listingSummary(world, listing))
}

/** The suburbs with the most homes on the market, near the place or anywhere. */
function popularPlaces(world: World, near: PlaceRecord | null): PlaceRecord[] {
  const homes = world.listings.getAll().filter(({ statusType }) => statusType === 'available')
  return world.places
    .getAll()
    .map((place) => ({ place, count: homes.filter(({ suburbId }) => suburbId === place.id).length }))
    .filter(({ count }) => count > 0)
    .filter(({ place }) => near === null || distanceInMetres(near.latLong, place.latLong) <= POPULAR_METRES)
    .sort((left, right) => right.count - left.count || left.place.id - right.place.id)
    .slice(0, SHOWN_PLACES)
    .map(({ place }) => place)
}
