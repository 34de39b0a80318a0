import { distanceInMetres } from '#domain/geo/distance.ts'
import type { MockPortal } from '../../portal.ts'
import { completePlace } from '../../search/complete-place.ts'
import { suburbsByDistance } from '../../search/find-area.ts'
import type { PlaceRecord } from '../../world/records.ts'
import { boundaryOf, boundsOf, locationView } from '../locations.ts'
import { placeByUri, searchLocation } from '../place-words.ts'
import { missing } from './listing-operations.ts'
import { prosOf } from './location-pros.ts'
import type { RestOperations } from './operation.ts'

type LocationOperation =
  | 'getBoundary'
  | 'getLocation'
  | 'getLocationByPoint'
  | 'getLocationByUri'
  | 'getLocationPros'
  | 'getLocationSpatial'
  | 'getNearbyLocations'
  | 'searchLocations'

const MOST_SUGGESTIONS = 50
const NEARBY_METRES = 100_000

export function locationOperations({ world }: MockPortal): RestOperations<LocationOperation> {
  function placeOf(id: number): PlaceRecord {
    const place = world.places.getAll().find((each) => each.id === id)
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
    getNearbyLocations: ({ params: { id }, query: { take } }) => {
      const { latLong } = placeOf(id)
      const others = suburbsByDistance(world, latLong).filter(({ place }) => place.id !== id)
      const near = others.filter(({ place }) => distanceInMetres(latLong, place.latLong) <= NEARBY_METRES)
      const results = near
        .slice(0, take)
        .map(({ place, metres }) => ({ location: locationView(world, place), distance: Math.round(metres) }))
      return { results }
    },
    getLocationPros: ({ params: { id } }) => ({ locationId: id, pros: prosOf(world, placeOf(id)) }),
    searchLocations: ({ query: { q, types, skip, take } }) => {
      const found = completePlace(world, q, { types: types ?? [], take: Math.min(skip + take, MOST_SUGGESTIONS) })
      const results = found.slice(skip).map(({ place: { record }, label, isMeant }) => ({
        location: searchLocation(record),
        label,
        type: record.type,
        isMeant,
      }))
      return { paging: { skip, take }, results }
    },
  }
}
