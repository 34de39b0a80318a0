import type { LatLong } from './lat-long.ts'

/** Whether a point lies in a polygon, given by its corners in order, closed or not; by the even-odd rule in plain degrees. */
export function isInPolygon(point: LatLong, corners: readonly LatLong[]): boolean {
  let isInside = false
  let previous = corners.at(-1)
  for (const corner of corners) {
    if (previous !== undefined && crossesEastOf(point, previous, corner)) isInside = !isInside
    previous = corner
  }
  return isInside
}

/** Whether a point lies in any of several polygons, and in none of their holes. */
export const isInPolygons = (point: LatLong, polygons: readonly (readonly (readonly LatLong[])[])[]): boolean =>
  polygons.some(
    ([outer = [], ...holes]) => isInPolygon(point, outer) && !holes.some((hole) => isInPolygon(point, hole)),
  )

function crossesEastOf(point: LatLong, from: LatLong, to: LatLong): boolean {
  if (from.latitude > point.latitude === to.latitude > point.latitude) return false
  const share = (point.latitude - from.latitude) / (to.latitude - from.latitude)
  return point.longitude < from.longitude + share * (to.longitude - from.longitude)
}
