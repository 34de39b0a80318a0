import type { Feature, MultiPolygon } from 'geojson'
import type { Bounds } from '#domain/geo/bounds.ts'
import { distanceInMetres, METRES_PER_DEGREE } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { surroundingRadius } from '#domain/geo/surrounding-radius.ts'
import { suburbCell } from '#server/gazetteer/suburb-cell.ts'
import { closedRing } from './closed-ring.ts'
import type { MapPlace } from './map-places.queries.ts'
import type { PlaceGrid } from './place-grid.ts'

export type SuburbFeature = Feature<MultiPolygon, { settlement: string; isApproximate: boolean }>

const NEIGHBOURS = 60
/** No suburb reaches further than the largest of them. */
const LARGEST_RADIUS = surroundingRadius('country')

/** Gives the cells around the centres of the suburbs that may reach into bounds and have no stated boundary. */
export function suburbCells(grid: PlaceGrid<MapPlace>): (bounds: Bounds) => SuburbFeature[] {
  const known = new Map<MapPlace, SuburbFeature>()
  const featureOf = (place: MapPlace): SuburbFeature => {
    const feature = known.get(place) ?? toFeature(place, grid)
    known.set(place, feature)
    return feature
  }
  return (bounds) =>
    grid
      .within(widened(bounds, LARGEST_RADIUS))
      .filter(({ hasBoundary }) => !hasBoundary)
      .map(featureOf)
}

/** Bounds with so many metres more on every side. */
export function widened({ south, west, north, east }: Bounds, metres: number): Bounds {
  const height = metres / METRES_PER_DEGREE
  const width = height / Math.max(0.2, Math.cos((((south + north) / 2) * Math.PI) / 180))
  return { south: south - height, west: west - width, north: north + height, east: east + width }
}

function toFeature(place: MapPlace, grid: PlaceGrid<MapPlace>): SuburbFeature {
  return {
    type: 'Feature',
    properties: { settlement: place.settlement, isApproximate: true },
    geometry: { type: 'MultiPolygon', coordinates: [[closedRing(cellOf(place, grid))]] },
  }
}

/** Places further away than twice the radius cannot cut into the cell. */
function cellOf(place: MapPlace, grid: PlaceGrid<MapPlace>): LatLong[] {
  const maximumRadiusMetres = surroundingRadius(place.settlement)
  const point = { south: place.latitude, north: place.latitude, west: place.longitude, east: place.longitude }
  const neighbours = grid
    .within(widened(point, maximumRadiusMetres * 2))
    .filter((other) => other !== place)
    .map((other) => ({ other, metres: distanceInMetres(place, other) }))
    .sort((left, right) => left.metres - right.metres)
    .slice(0, NEIGHBOURS)
    .map(({ other }) => other)
  return suburbCell(place, neighbours, { maximumRadiusMetres })
}
