import type { LatLong } from './lat-long.ts'

const METRES_PER_DEGREE = 111_195
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
