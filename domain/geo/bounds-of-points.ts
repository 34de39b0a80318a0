import type { Bounds } from './bounds.ts'
import type { LatLong } from './lat-long.ts'

/** The smallest bounds that hold all points; null without points. */
export function boundsAround(points: readonly [LatLong, ...LatLong[]]): Bounds
export function boundsAround(points: readonly LatLong[]): Bounds | null
export function boundsAround(points: readonly LatLong[]): Bounds | null {
  const [first] = points
  if (first === undefined) return null
  const bounds = { south: first.latitude, west: first.longitude, north: first.latitude, east: first.longitude }
  for (const { latitude, longitude } of points) {
    bounds.south = Math.min(bounds.south, latitude)
    bounds.west = Math.min(bounds.west, longitude)
    bounds.north = Math.max(bounds.north, latitude)
    bounds.east = Math.max(bounds.east, longitude)
  }
  return bounds
}

/** Whether a point lies within bounds, edges included. */
export const isInBounds = ({ latitude, longitude }: LatLong, bounds: Bounds): boolean =>
  latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east
