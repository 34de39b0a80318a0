import { METRES_PER_DEGREE } from '#domain/geo/distance.ts'
import { type LatLong, roundDegrees } from '#domain/geo/lat-long.ts'

/** Corners in order, counter-clockwise, the first not repeated. */
export type Polygon = LatLong[]

/** A point of the flat ground around a centre: metres to the east and to the north. */
type GroundPoint = { east: number; north: number }

const ROUND_CORNERS = 24
/** A neighbour as near as this is the same place. */
const SAME_PLACE_METRES = 1

/**
 * The ground that is nearer to a centre than to any of its neighbours (its Voronoi cell), no further away than
 * `maximumRadiusMetres`: a stand-in for the boundary of a suburb that nobody states. Reckoned on flat ground, so for
 * radii up to some 50 km and away from the poles and the date line.
 */
export function suburbCell(
  centre: LatLong,
  neighbours: readonly LatLong[],
  { maximumRadiusMetres }: { maximumRadiusMetres: number },
): Polygon {
  const eastMetres = METRES_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180)
  let corners = roundGround(maximumRadiusMetres)
  for (const { latitude, longitude } of neighbours) {
    const neighbour = {
      east: (longitude - centre.longitude) * eastMetres,
      north: (latitude - centre.latitude) * METRES_PER_DEGREE,
    }
    corners = nearerThan(neighbour, corners)
  }
  return corners.map(({ east, north }) => ({
    latitude: centre.latitude + north / METRES_PER_DEGREE,
    longitude: centre.longitude + east / eastMetres,
  }))
}

/** `POLYGON ((longitude latitude, …))` with the first corner repeated at the end, five decimals. */
export function toWellKnownText(polygon: Polygon): string {
  const [first] = polygon
  const ring = first === undefined ? [] : [...polygon, first]
  const corners = ring.map(({ latitude, longitude }) => `${roundDegrees(longitude)} ${roundDegrees(latitude)}`)
  return corners.length === 0 ? 'POLYGON EMPTY' : `POLYGON ((${corners.join(', ')}))`
}

const roundGround = (radius: number): GroundPoint[] =>
  Array.from({ length: ROUND_CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / ROUND_CORNERS
    return { east: radius * Math.cos(angle), north: radius * Math.sin(angle) }
  })

/** The part of a convex polygon that is nearer to the origin than to the neighbour. */
function nearerThan(neighbour: GroundPoint, corners: GroundPoint[]): GroundPoint[] {
  const distance = Math.hypot(neighbour.east, neighbour.north)
  if (distance < SAME_PLACE_METRES) return corners
  // How far a point lies beyond the line halfway to the neighbour.
  const beyond = ({ east, north }: GroundPoint): number =>
    (east * neighbour.east + north * neighbour.north) / distance - distance / 2
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const [here, there] = [beyond(corner), beyond(next)]
    const kept = here <= 0 ? [corner] : []
    if (here < 0 === there < 0 || here === 0 || there === 0) return kept
    const share = here / (here - there)
    const crossing = {
      east: corner.east + share * (next.east - corner.east),
      north: corner.north + share * (next.north - corner.north),
    }
    return [...kept, crossing]
  })
}
