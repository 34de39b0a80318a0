import { boundsAround } from './bounds-of-points.ts'
import { METRES_PER_DEGREE } from './distance.ts'
import type { LatLong } from './lat-long.ts'

const CORNERS = 48

/** The corners of a circle on the ground, counter-clockwise; for radii up to some 50 km. */
export function circleAround({ latitude, longitude }: LatLong, radiusMetres: number): LatLong[] {
  const height = radiusMetres / METRES_PER_DEGREE
  const width = height / Math.cos((latitude * Math.PI) / 180)
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS
    return { latitude: latitude + height * Math.sin(angle), longitude: longitude + width * Math.cos(angle) }
  })
}

/** The circle that such corners were drawn for, or about: as wide as the box around them; null without corners. */
export function circleAbout(corners: readonly LatLong[]): { centre: LatLong; metres: number } | null {
  const bounds = boundsAround(corners)
  if (bounds === null) return null
  const { south, west, north, east } = bounds
  return {
    centre: { latitude: (south + north) / 2, longitude: (west + east) / 2 },
    metres: ((north - south) / 2) * METRES_PER_DEGREE,
  }
}
