import { distanceInMetres } from '#domain/geo/distance.ts'
import { NEARBY_SCHOOL_METRES } from '#domain/lookups/limits.ts'
import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import type { MockPortal } from '../portal.ts'
import { requireShort, requireWithin } from '../refusal.ts'
import { suburbsByDistance } from '../search/find-area.ts'
import { orderBy } from '../search/order.ts'
import { runSearch } from '../search/run-search.ts'
import type { ListingRecord, PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { listingSummary } from './listing-summary.ts'
import { schoolsNearPoint } from './listings.ts'
import { homesOfPlace } from './location-finder.ts'
import { findPlace, locationView } from './locations.ts'
import { officeView } from './offices.ts'
import { placeById } from './place-words.ts'
import { questionsOfOverview } from './questions.ts'
import { prosOf } from './rest/location-pros.ts'

type Take = { take: number }

const SHOWN_HOMES = 6
const LARGEST_RELATED = 20
const COUNTED_SCHOOLS = 100
const NEARBY_METRES = 100_000

export const locationOverviewQueries = ({ world }: MockPortal) => ({
  locationOverview({ identifier }: { identifier: string }) {
    requireShort('identifier', identifier, 200)
    const place = findPlace(world, identifier.trim().toLowerCase())
    return place === null ? null : overviewOf(world, place)
  },
})

function overviewOf(world: World, place: PlaceRecord) {
  const isRegion = place.type === 'region'
  const summaries = (homes: readonly ListingRecord[]) =>
    homes.slice(0, SHOWN_HOMES).map((home) => listingSummary(world, home))
  const schools = isRegion ? [] : schoolsNearPoint(world, place.latLong)
  return {
    location: locationView(world, place),
    counts: countsOf(homesOfPlace(world, place)),
    newestForSale: () => summaries(newestIn(world, place, 'buy')),
    newestForRent: () => summaries(newestIn(world, place, 'rent')),
    homesNearby: () => summaries(homesAroundStreet(world, place)),
    nearbySuburbs({ take }: Take) {
      requireWithin('take', take, 1, LARGEST_RELATED)
      return isRegion ? [] : nearbySuburbs(world, place).slice(0, take)
    },
    offices({ take }: Take) {
      requireWithin('take', take, 1, LARGEST_RELATED)
      return officesOf(world, place).slice(0, take)
    },
    schoolCount: schools.slice(0, COUNTED_SCHOOLS).filter(({ distance }) => distance <= NEARBY_SCHOOL_METRES).length,
    schools({ take }: Take) {
      requireWithin('take', take, 1, LARGEST_RELATED)
      return schools.slice(0, take)
    },
    pros: () => (isRegion ? [] : prosOf(world, place)),
    ...questionsOfOverview(world, place),
  }
}

function countsOf(homes: readonly ListingRecord[]) {
  const of = (mode: ReturnType<typeof modeOfListing>) => homes.filter((home) => modeOfListing(home) === mode).length
  return { buy: of('buy'), rent: of('rent'), sold: of('sold'), leased: of('leased') }
}

function newestIn(world: World, { uri }: PlaceRecord, mode: 'buy' | 'rent'): ListingRecord[] {
  const parameters = defaultSearchParameters(mode, { locationUri: uri })
  parameters.locationSearchContext.includeSurroundingSuburbs = false
  return runSearch(world, parameters).all.toSorted(orderBy('Newest', world))
}

function homesAroundStreet(world: World, place: PlaceRecord): ListingRecord[] {
  if (place.type !== 'street' || place.suburbId === null) return []
  const onStreet = newestIn(world, place, 'buy')
  return newestIn(world, placeById(world, place.suburbId), 'buy').filter((home) => !onStreet.includes(home))
}

const nearbySuburbs = (world: World, place: PlaceRecord) =>
  suburbsByDistance(world, place.latLong)
    .filter(({ place: other, metres }) => other.id !== (place.suburbId ?? place.id) && metres <= NEARBY_METRES)
    .map(({ place: other }) => ({
      location: locationView(world, other),
      distance: Math.round(distanceInMetres(place.latLong, other.latLong)),
    }))

function officesOf(world: World, place: PlaceRecord) {
  const area = place.suburbId === null ? place : placeById(world, place.suburbId)
  const homes = homesOfPlace(world, area)
  return world.offices
    .getAll()
    .map((office) => {
      const { buy, rent, sold } = countsOf(homes.filter(({ officeId }) => officeId === office.id))
      return { id: office.id, office: officeView(world, office), forSale: buy, forRent: rent, sold }
    })
    .filter(({ forSale, forRent, sold }) => forSale + forRent + sold > 0)
    .sort(
      (left, right) =>
        right.forSale + right.forRent - left.forSale - left.forRent || right.sold - left.sold || left.id - right.id,
    )
}
