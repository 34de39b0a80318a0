import { distanceInMetres } from '#domain/geo/distance.ts'
import { positionOf } from '#server/modules/locations/place-record.ts'
import { locationDocuments } from './location-documents.ts'
import { boundsOfOutline } from './outline-bounds.ts'
import type { AskGraph } from '#server/platform/rest/graph.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import type { LocationsParts } from '#server/modules/locations/locations-services.ts'

type LocationOperation =
  | 'getBoundary'
  | 'getLocation'
  | 'getLocationByPoint'
  | 'getLocationByUri'
  | 'getLocationSpatial'
  | 'getNearbyLocations'
  | 'searchLocations'

/** The completion finds no more. */
const MOST_SUGGESTIONS = 50

/** Places, their outlines and what is near them, answered by the graph (docs/product.md, section 23.1). */
export function locationOperations(services: LocationsParts, ask: AskGraph): Operations<LocationOperation> {
  async function locationOf(identifier: string, includeSurrounding: boolean, what: string) {
    const location = await ask(locationDocuments.location, { identifier, includeSurrounding })
    if (location === null) throw notFound(what)
    return location
  }

  async function placeOf(id: number) {
    const place = await services.places.byId(id)
    if (place === null) throw notFound(`location ${id}`)
    return place
  }

  async function spatialOf(id: number) {
    const spatial = await ask(locationDocuments.spatial, { identifier: String(id) })
    if (spatial === null) throw notFound(`location ${id}`)
    return spatial
  }

  return {
    getLocation: ({ params: { id }, query: { includeSurrounding } }) =>
      locationOf(String(id), includeSurrounding, `location ${id}`),
    getLocationByUri: ({ params: { uri }, query: { includeSurrounding } }) => {
      const what = `location called ${uri}`
      // The graph would take digits for the number of a place.
      if (/^\d+$/.test(uri)) throw notFound(what)
      return locationOf(uri, includeSurrounding, what)
    },
    getLocationByPoint: async ({ query: { lat, lng, radius, includeSurrounding } }) => {
      const point = { latitude: lat, longitude: lng }
      const what = `suburb within ${radius} km of ${lat}, ${lng}`
      const around = await services.places.suburbAround(point)
      if (around !== null) return locationOf(String(around.id), includeSurrounding, what)
      const [nearest] = await services.places.nearestSuburbs(point, 1)
      if (nearest === undefined || distanceInMetres(point, positionOf(nearest)) > radius * 1000) throw notFound(what)
      return locationOf(String(nearest.id), includeSurrounding, what)
    },
    getLocationSpatial: async ({ params: { id } }) => {
      const spatial = await spatialOf(id)
      return { ...spatial, bounds: boundsOfOutline(spatial.boundary.wellKnownText) }
    },
    getBoundary: async ({ params: { id } }) => (await spatialOf(id)).boundary,
    getNearbyLocations: async ({ params: { id }, query: { take } }) => {
      const centre = positionOf(await placeOf(id))
      const nearby = await services.places.nearestSuburbs(centre, take, id)
      const results = await Promise.all(
        nearby.map(async (place) => {
          const location = await ask(locationDocuments.summary, { identifier: String(place.id) })
          return location === null
            ? []
            : { location, distance: Math.round(distanceInMetres(centre, positionOf(place))) }
        }),
      )
      return { results: results.flat() }
    },
    searchLocations: async ({ query: { q, types, skip, take } }) => {
      const wanted = Math.min(skip + take, MOST_SUGGESTIONS)
      const found = await ask(locationDocuments.suggestions, { filter: { query: q, types: types ?? [], take: wanted } })
      return { paging: { skip, take }, results: found.slice(skip) }
    },
  }
}
