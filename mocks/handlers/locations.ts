import { circleAround } from '#domain/geo/circle.ts'
import { roundDegrees } from '#domain/geo/lat-long.ts'
import { states } from '#domain/lookups/states.ts'
import type { MockPortal } from '../portal.ts'
import { requireShort, requireWithin } from '../refusal.ts'
import { completePlace } from '../search/complete-place.ts'
import { surroundingsOf } from '../search/find-area.ts'
import type { MedianRecord, PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { placeById, placeByUri, placeLabel, searchLocation } from './place-words.ts'

const LONGEST_QUERY = 200

type LocationFilter = { query: string; types: PlaceRecord['type'][]; take: number }

export const locationQueries = ({ world }: MockPortal) => ({
  location({ identifier, includeSurrounding }: { identifier: string; includeSurrounding: boolean }) {
    requireShort('identifier', identifier, LONGEST_QUERY)
    const place = findPlace(world, identifier.trim().toLowerCase())
    return place === null ? null : locationView(world, place, { includeSurrounding })
  },

  locationSearch({ filter: { query, types, take } }: { filter: LocationFilter }) {
    requireShort('query', query, LONGEST_QUERY)
    requireWithin('take', take, 1, 50)
    return completePlace(world, query, { types, take }).map(({ place: { record }, label, isMeant }) => ({
      location: searchLocation(record),
      label,
      type: record.type,
      isMeant,
    }))
  },
})

/** A place by its number, written in digits, or its uri. */
export const findPlace = (world: World, identifier: string): PlaceRecord | null =>
  /^\d+$/.test(identifier)
    ? (world.places.getAll().find(({ id }) => id === Number(identifier)) ?? null)
    : placeByUri(world, identifier)

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
    ...placeFields(world, place),
    suburb: () => viewOf(place.suburbId),
    region: () => viewOf(place.regionId),
    surroundingLocations: () => (includeSurrounding && place.type === 'suburb' ? surroundings() : []),
  }
}

function placeFields(world: World, place: PlaceRecord) {
  const { id, name, uri, type, stateCode, postcode, latLong, settlement } = place
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
    label: placeLabel(world, place),
    medians: mediansOf(place),
    latestMedians: latestMediansOf(place),
    boundary: boundaryOf(place),
  }
}

const mediansOf = ({ medians }: PlaceRecord) => ({
  houseSale: seriesOf(medians, 'house', 'sold'),
  unitSale: seriesOf(medians, 'unit', 'sold'),
  houseRent: seriesOf(medians, 'house', 'rent'),
  unitRent: seriesOf(medians, 'unit', 'rent'),
})

function latestMediansOf(place: PlaceRecord) {
  const { houseSale, unitSale, houseRent, unitRent } = mediansOf(place)
  return {
    houseSale: houseSale.yearly[0] ?? null,
    unitSale: unitSale.yearly[0] ?? null,
    houseRent: houseRent.yearly[0] ?? null,
    unitRent: unitRent.yearly[0] ?? null,
  }
}

function seriesOf(medians: readonly MedianRecord[], group: MedianRecord['group'], kind: MedianRecord['kind']) {
  const of = (period: MedianRecord['period']) =>
    medians
      .filter((median) => median.group === group && median.kind === kind && median.period === period)
      .map(({ startsOn, value, sampleCount }) => ({ startsOn, value, sampleCount }))
  return { yearly: of('yearly'), quarterly: of('quarterly'), monthly: of('monthly') }
}

const RADIUS_METRES = 1300

/** A circle around the centre: the mocks know no boundaries. Drawn once for each place. */
export function boundaryOf(place: PlaceRecord): ReturnType<typeof drawnBoundary> {
  const boundary = drawnBoundaries.get(place) ?? drawnBoundary(place)
  drawnBoundaries.set(place, boundary)
  return boundary
}

const drawnBoundaries = new WeakMap<PlaceRecord, ReturnType<typeof drawnBoundary>>()

function drawnBoundary({ id, latLong }: PlaceRecord) {
  const [first, ...others] = circleAround(latLong, RADIUS_METRES)
  const pairs = [first, ...others, first].flatMap((corner) =>
    corner ? [`${roundDegrees(corner.longitude)} ${roundDegrees(corner.latitude)}`] : [],
  )
  return { locationId: id, wellKnownText: `POLYGON((${pairs.join(', ')}))`, isApproximate: true }
}

/** The box around the same circle. */
export function boundsOf({ latLong }: PlaceRecord) {
  const circle = circleAround(latLong, RADIUS_METRES)
  const latitudes = circle.map(({ latitude }) => roundDegrees(latitude))
  const longitudes = circle.map(({ longitude }) => roundDegrees(longitude))
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}
