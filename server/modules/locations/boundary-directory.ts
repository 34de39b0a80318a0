import type { LatLong } from '#domain/geo/lat-long.ts'
import { surroundingRadius } from '#domain/geo/surrounding-radius.ts'
import type { Database } from '#server/database/database.ts'
import type { Boundary } from '#server/generated/resolvers.ts'
import { suburbCell, toWellKnownText } from '#server/gazetteer/suburb-cell.ts'
import { cachedLoader } from '#server/graphql/cached-loader.ts'
import { type PlaceRecord, positionOf } from './place-record.ts'
import type { PlaceDirectory } from './place-directory.ts'
import { boxOutline, hullOutline } from './outlines.ts'

/** Outlines of places. */
export type BoundaryDirectory = { of(place: PlaceRecord): Promise<Boundary> }

const KEPT_BOUNDARIES = 2000
const BOUNDARY_LIFE = 600_000
const CELL_NEIGHBOURS = 60
const STREET_KILOMETRES = 0.4
const SUBURB_KILOMETRES = 2

/**
 * The stored outline of a place, else an approximate one: the cell around a suburb's centre, the hull around a region's
 * suburbs, a small box around a street.
 */
export function boundaryDirectory(database: Database, places: PlaceDirectory, clock: () => Date): BoundaryDirectory {
  async function approximate(place: PlaceRecord): Promise<string> {
    const centre = positionOf(place)
    if (place.type === 'street') return boxOutline(centre, STREET_KILOMETRES)
    if (place.type === 'region') {
      const centres = (await suburbsOfRegion(database, place.id)).map(toDegrees)
      return hullOutline(centres.length === 0 ? [centre] : centres, SUBURB_KILOMETRES)
    }
    const neighbours = await places.nearestSuburbs(centre, CELL_NEIGHBOURS, place.id)
    const maximumRadiusMetres = surroundingRadius(place.settlement)
    return toWellKnownText(suburbCell(centre, neighbours.map(positionOf), { maximumRadiusMetres }))
  }

  const boundaries = cachedLoader<number, Boundary>(
    async (ids) => {
      const stored = await database.query<{ id: number; text: string | null }>(
        'select id, boundary_text as text from location where id = any($1::int[])',
        [ids],
      )
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

type MicroPosition = { latitude: number; longitude: number }

const toDegrees = ({ latitude, longitude }: MicroPosition): LatLong => ({
  latitude: latitude / 1_000_000,
  longitude: longitude / 1_000_000,
})

const suburbsOfRegion = (database: Database, regionId: number): Promise<MicroPosition[]> =>
  database.query<MicroPosition>(
    `select latitude_micro as latitude, longitude_micro as longitude from location
     where type = 'suburb' and region_id = $1`,
    [regionId],
  )
