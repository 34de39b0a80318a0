import { circleAround } from '#domain/geo/circle.ts'
import { distanceInMetres } from '#domain/geo/distance.ts'
import { roundDegrees } from '#domain/geo/lat-long.ts'
import { commonFeaturePro, medianPro, schoolsPro } from '#domain/locations/location-pros.ts'
import { placeLabel } from '#domain/locations/place-label.ts'
import { propertyFeatureNames } from '#domain/lookups/features.ts'
import { NEARBY_SCHOOL_METRES } from '#domain/lookups/limits.ts'
import { states } from '#domain/lookups/states.ts'
import type { MockPortal } from '../portal.ts'
import { missing } from '../refusal.ts'
import { completePlace, findPlace, placeById, placeByUri } from '../search/places.ts'
import { suburbsByDistance, suggestionView, surroundingsOf } from '../search/places.ts'
import type { MedianRecord, PlaceRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import type { RestOperations } from './rest/rest.ts'

const MOST_SUGGESTIONS = 50
export const NEARBY_METRES = 100_000

export const addressEnd = ({ name, stateCode, postcode }: PlaceRecord) => ({
  suburb: name,
  stateCode,
  postcode: postcode ?? '',
})

type LocationFilter = { query: string; types: PlaceRecord['type'][]; take: number }

export const locationQueries = ({ world }: MockPortal) => ({
  location({ identifier, includeSurrounding }: { identifier: string; includeSurrounding: boolean }) {
    const place = findPlace(world, identifier.trim())
    return place === null ? null : locationView(world, place, { includeSurrounding })
  },
  locationSearch({ filter: { query, types, take } }: { filter: LocationFilter }) {
    return completePlace(world, query, { types, take }).map(suggestionView)
  },
})

/** A place as pages show it; what refers to other places is worked out when it is asked for. */
export type LocationView = ReturnType<typeof placeFields> & {
  suburb(): LocationView | null
  region(): LocationView | null
  surroundingLocations(): LocationView[]
}

export function locationView(world: World, place: PlaceRecord, { includeSurrounding = false } = {}): LocationView {
  const viewOf = (id: number | null) => (id === null ? null : locationView(world, placeById(world, id)))
  const surroundings = () => surroundingsOf(world, [place]).map((other) => locationView(world, other))
  return {
    ...placeFields(place),
    suburb: () => viewOf(place.suburbId),
    region: () => viewOf(place.regionId),
    surroundingLocations: () => (includeSurrounding && place.type === 'suburb' ? surroundings() : []),
  }
}

function placeFields(place: PlaceRecord) {
  const { id, name, uri, type, stateCode, postcode, latLong, settlement } = place
  const medians = mediansOf(place)
  return {
    id,
    name,
    uri,
    type,
    stateCode,
    postcode,
    latLong,
    settlement,
    slug: uri,
    state: { code: stateCode, name: states[stateCode].name },
    zipCode: postcode === null ? null : { name: postcode },
    label: placeLabel(place),
    medians,
    latestMedians: Object.fromEntries(
      Object.entries(medians).map(([series, { yearly }]) => [series, yearly[0] ?? null]),
    ),
    boundary: boundaryOf(place),
  }
}

function mediansOf({ medians }: PlaceRecord) {
  const seriesOf = (group: MedianRecord['group'], kind: MedianRecord['kind']) => {
    const of = (period: MedianRecord['period']) =>
      medians.filter((median) => median.group === group && median.kind === kind && median.period === period)
    return { yearly: of('yearly'), quarterly: of('quarterly'), monthly: of('monthly') }
  }
  return {
    houseSale: seriesOf('house', 'sold'),
    unitSale: seriesOf('unit', 'sold'),
    houseRent: seriesOf('house', 'rent'),
    unitRent: seriesOf('unit', 'rent'),
  }
}

const RADIUS_METRES = 1300

/** A circle around the centre: the mocks know no boundaries. Drawn once for each place. */
function boundaryOf(place: PlaceRecord): ReturnType<typeof drawnBoundary> {
  const boundary = drawnBoundaries.get(place) ?? drawnBoundary(place)
  drawnBoundaries.set(place, boundary)
  return boundary
}

const drawnBoundaries = new WeakMap<PlaceRecord, ReturnType<typeof drawnBoundary>>()

const cornersOf = ({ latLong }: PlaceRecord) =>
  circleAround(latLong, RADIUS_METRES).map((corner) => [roundDegrees(corner.longitude), roundDegrees(corner.latitude)])

function drawnBoundary(place: PlaceRecord) {
  const corners = cornersOf(place)
  const pairs = [...corners, ...corners.slice(0, 1)].map((corner) => corner.join(' '))
  return { locationId: place.id, wellKnownText: `POLYGON((${pairs.join(', ')}))`, isApproximate: true }
}

function boundsOf(place: PlaceRecord) {
  const longitudes = cornersOf(place).map(([longitude = 0]) => longitude)
  const latitudes = cornersOf(place).map(([, latitude = 0]) => latitude)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

export function prosOf({ schools, listings }: World, place: PlaceRecord) {
  const near = ({ latLong }: { latLong: PlaceRecord['latLong'] }) =>
    distanceInMetres(place.latLong, latLong) <= NEARBY_SCHOOL_METRES
  const available = findAll(listings, { suburbId: place.id, statusType: 'available' })
  const counts = propertyFeatureNames.map((feature) => ({
    feature,
    count: available.filter(({ features }) => features.includes(feature)).length,
  }))
  const { houseSale, unitSale } = mediansOf(place)
  return [
    schoolsPro(schools.getAll().filter(near).length),
    medianPro('house', houseSale.yearly),
    medianPro('unit', unitSale.yearly),
    commonFeaturePro(available.length, counts),
  ].filter((pro) => pro !== null)
}

export function locationOperations({ world }: MockPortal) {
  function placeOf(id: number): PlaceRecord {
    const place = find(world.places, { id })
    if (place === undefined) throw missing(`location ${id}`)
    return place
  }
  return {
    getLocation: ({ params: { id }, query }) => locationView(world, placeOf(id), query),
    getLocationByUri: ({ params: { uri }, query }) => {
      const place = placeByUri(world, uri.toLowerCase())
      if (place === null) throw missing(`location called ${uri}`)
      return locationView(world, place, query)
    },
    getLocationByPoint: ({ query: { lat, lng, radius, includeSurrounding } }) => {
      const [nearest] = suburbsByDistance(world, { latitude: lat, longitude: lng })
      if (nearest === undefined || nearest.metres > radius * 1000) throw missing(`suburb near ${lat}, ${lng}`)
      return locationView(world, nearest.place, { includeSurrounding })
    },
    getLocationSpatial: ({ params: { id } }) => {
      const place = placeOf(id)
      return { locationId: id, latLong: place.latLong, bounds: boundsOf(place), boundary: boundaryOf(place) }
    },
    getBoundary: ({ params: { id } }) => boundaryOf(placeOf(id)),
    getNearbyLocations: ({ params: { id }, query: { take } }) => ({
      results: suburbsByDistance(world, placeOf(id).latLong)
        .filter(({ place, metres }) => place.id !== id && metres <= NEARBY_METRES)
        .slice(0, take)
        .map(({ place, metres }) => ({ location: locationView(world, place), distance: Math.round(metres) })),
    }),
    searchLocations: ({ query: { q, types, skip, take } }) => {
      const found = completePlace(world, q, { types: types ?? [], take: Math.min(skip + take, MOST_SUGGESTIONS) })
      return { paging: { skip, take }, results: found.slice(skip).map(suggestionView) }
    },
  } satisfies Partial<RestOperations>
}
