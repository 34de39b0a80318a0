import type { LatLong } from '#domain/geo/lat-long.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Boundary } from '#server/generated/schema-types.ts'
import { cachedLoader } from '#server/platform/graphql/cached-loader.ts'
import { type MicroPosition, outlinesByIds, suburbCentresOfRegion } from './boundary-directory.queries.ts'
import { type PlaceRecord, positionOf } from './place-record.ts'
import type { PlaceDirectory } from './place-directory.ts'
import { circleOutline, regionRadius, suburbRadius } from './outlines.ts'

/** Outlines of places. */
export type BoundaryDirectory = { of(place: PlaceRecord): Promise<Boundary> }

const KEPT_BOUNDARIES = 2000
const BOUNDARY_LIFE = 600_000
const CELL_NEIGHBOURS = 60
const STREET_METRES = 400

/**
 * The stored outline of a place, else a circle around its centre that is about as large: so that nobody mistakes it for
 * a boundary.
 */
export function boundaryDirectory(database: Database, places: PlaceDirectory, clock: () => Date): BoundaryDirectory {
  async function approximate(place: PlaceRecord): Promise<string> {
    const centre = positionOf(place)
    if (place.type === 'street') return circleOutline(centre, STREET_METRES)
    if (place.type === 'region') {
      const suburbs = (await suburbCentresOfRegion(database, place.id)).map(toDegrees)
      return circleOutline(centre, regionRadius(centre, suburbs))
    }
    const neighbours = await places.nearestSuburbs(centre, CELL_NEIGHBOURS, place.id)
    return circleOutline(centre, suburbRadius(centre, neighbours.map(positionOf), place.settlement))
  }

  const boundaries = cachedLoader<number, Boundary>(
    async (ids) => {
      const stored = await outlinesByIds(database, ids)
      const known = await places.byIds(stored.map(({ id }) => id))
      const texts = new Map(stored.map(({ id, text }) => [id, text]))
      const found = known.map(async (place): Promise<[number, Boundary]> => {
        const text = texts.get(place.id) ?? null
        const wellKnownText = text ?? (await approximate(place))
        return [place.id, { locationId: place.id, wellKnownText, isApproximate: text === null }]
      })
      return new Map(await Promise.all(found))
    },
    { max: KEPT_BOUNDARIES, life: BOUNDARY_LIFE, clock },
  )

  return {
    async of(place) {
      const boundary = await boundaries.load(place.id)
      if (boundary !== null) return boundary
      return { locationId: place.id, wellKnownText: await approximate(place), isApproximate: true }
    },
  }
}

const toDegrees = ({ latitude, longitude }: MicroPosition): LatLong => ({
  latitude: latitude / 1_000_000,
  longitude: longitude / 1_000_000,
})
