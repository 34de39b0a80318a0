import type { LatLong } from './lat-long.ts'

const EARTH_RADIUS = 6_371_008.8

/** Of latitude, and of longitude at the equator. */
export const METRES_PER_DEGREE = 111_195

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two points along the surface (haversine on a sphere, within 0.6% of the ellipsoid). */
export function distanceInMetres(from: LatLong, to: LatLong): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const chord =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}
