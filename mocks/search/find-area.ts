import { isInBounds } from '#domain/geo/bounds-of-points.ts'
import { decodePolyline } from '#domain/geo/decode-polyline.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { isInPolygon } from '#domain/geo/polygon.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Refusal } from '../refusal.ts'
import type { ListingRecord, PlaceRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { positionShown, zoneOf } from './listing-facts.ts'
import { placeByUri, suburbsByDistance, surroundingsOf } from './places.ts'

/** Where a search looks. */
export type Area = {
  holds(listing: ListingRecord): boolean
  /** Whether a listing is in the places asked for, not only around them. */
  isChosen(listing: ListingRecord): boolean
  /** Every suburb that is searched by name or around it. */
  suburbIds: ReadonlySet<number>
  /** Suburbs around the places asked for, the nearest first. */
  surroundings: PlaceRecord[]
  /** In which "today" is meant. */
  timeZone: string
}

/** The day begins last there. */
const LAST_TIME_ZONE = 'Australia/Perth'
const always = () => true
const plain = { holds: always, isChosen: always, suburbIds: new Set<number>(), surroundings: [] }

/** The area of a normalised search; refuses with UNKNOWN_LOCATION when one that it names does not exist. */
export function findArea(world: World, { context, locationSearchContext: asked }: SearchParameters): Area {
  if (context === 'office') return officeArea(world, asked.officeUri)
  const corners = context === 'draw' && asked.drawnArea !== null ? decodePolyline(asked.drawnArea) : null
  if (corners !== null) return groundArea(world, middleOf(corners), (point) => isInPolygon(point, corners))
  const { bounds } = asked
  if (context === 'map' && bounds !== null) {
    const middle = { latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + bounds.east) / 2 }
    return groundArea(world, middle, (point) => isInBounds(point, bounds))
  }
  const uris = asked.searchLocations.map(({ uri }) => uri)
  if (uris.length === 0) return { ...plain, timeZone: LAST_TIME_ZONE }
  return namedArea(world, uris, asked.includeSurroundingSuburbs)
}

function officeArea(world: World, officeUri: string | null): Area {
  const office = find(world.offices, { uri: officeUri ?? '' })
  if (office === undefined) throw unknown(officeUri === null ? [] : [officeUri])
  const timeZone = zoneOf(world, office)
  const holds = ({ officeId }: ListingRecord) => officeId === office.id
  return { ...plain, holds, timeZone }
}

function groundArea(world: World, middle: LatLong, isInside: (point: LatLong) => boolean): Area {
  const holds = (listing: ListingRecord) => {
    const position = positionShown(world, listing)
    return position !== null && isInside(position)
  }
  const [nearest] = suburbsByDistance(world, middle)
  const timeZone = nearest === undefined ? LAST_TIME_ZONE : timeZoneOfPlace(nearest.place)
  return { ...plain, holds, timeZone }
}

function namedArea(world: World, uris: readonly string[], withSurroundings: boolean): Area {
  const unknownUris = uris.filter((uri) => placeByUri(world, uri) === null)
  if (unknownUris.length > 0) throw unknown(unknownUris)
  const named = uris.flatMap((uri) => placeByUri(world, uri) ?? [])
  const ids = new Set(named.map(({ id }) => id))
  const isChosenSuburb = ({ id, regionId }: PlaceRecord) => ids.has(id) || (regionId !== null && ids.has(regionId))
  const suburbs = findAll(world.places, { type: 'suburb' })
  const chosenIds = new Set(suburbs.filter(isChosenSuburb).map(({ id }) => id))
  const around = withSurroundings ? named.filter(({ type }) => type === 'suburb') : []
  const surroundings = surroundingsOf(world, around).filter(({ id }) => !chosenIds.has(id))
  const surroundingIds = new Set(surroundings.map(({ id }) => id))
  const isChosen = ({ suburbId, streetId, isAddressHidden }: ListingRecord) =>
    chosenIds.has(suburbId) || (streetId !== null && !isAddressHidden && ids.has(streetId))
  const zones = new Set(named.map(timeZoneOfPlace))
  const [timeZone = LAST_TIME_ZONE] = zones.size === 1 ? zones : []
  return {
    holds: (listing) => isChosen(listing) || surroundingIds.has(listing.suburbId),
    isChosen,
    suburbIds: new Set([...chosenIds, ...surroundingIds]),
    surroundings,
    timeZone,
  }
}

function middleOf(points: readonly LatLong[]): LatLong {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    latitude: sum(points.map(({ latitude }) => latitude)) / points.length,
    longitude: sum(points.map(({ longitude }) => longitude)) / points.length,
  }
}

const unknown = (uris: readonly string[]): Refusal =>
  new Refusal(
    'UNKNOWN_LOCATION',
    uris.length === 0 ? 'No place is named.' : `There is no place called ${uris.join(', ')}.`,
  )
