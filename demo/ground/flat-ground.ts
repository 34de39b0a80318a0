import { METRES_PER_DEGREE } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'

/** Metres to the east and to the north of an origin. */
export type Spot = { east: number; north: number }

export type Line = readonly Spot[]

/** Flat ground around an origin; good to 1% as far as a suburb or the road to the next town goes. */
export function flatGround(origin: LatLong) {
  const eastMetres = METRES_PER_DEGREE * Math.cos((origin.latitude * Math.PI) / 180)
  return {
    spotOf: ({ latitude, longitude }: LatLong): Spot => ({
      east: (longitude - origin.longitude) * eastMetres,
      north: (latitude - origin.latitude) * METRES_PER_DEGREE,
    }),
    pointOf: ({ east, north }: Spot): LatLong => ({
      latitude: origin.latitude + north / METRES_PER_DEGREE,
      longitude: origin.longitude + east / eastMetres,
    }),
  }
}

export const between = (from: Spot, to: Spot, share: number): Spot => ({
  east: from.east + (to.east - from.east) * share,
  north: from.north + (to.north - from.north) * share,
})

export const metresBetween = (from: Spot, to: Spot): number => Math.hypot(to.east - from.east, to.north - from.north)

export const lengthOf = (line: Line): number =>
  line.slice(1).reduce((sum, spot, index) => sum + metresBetween(line[index] ?? spot, spot), 0)

/** The spot so far along a line, in metres, moved to its right; negative to its left. */
export function besideLine(line: Line, along: number, aside = 0): Spot {
  let left = along
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (from === undefined) continue
    const length = metresBetween(from, to)
    if (left > length && index < line.length - 1) {
      left -= length
      continue
    }
    const spot = between(from, to, length === 0 ? 0 : Math.min(1, left / length))
    const turn = length === 0 ? 0 : aside / length
    return { east: spot.east + (to.north - from.north) * turn, north: spot.north - (to.east - from.east) * turn }
  }
  throw new Error('A line needs two spots')
}

const HALVINGS = 10

/** The parts of a line whose spots fit, which is tried at its spots alone, cut where it leaves and enters; shorter ones than `leastMetres` are dropped. */
export function clipLine(line: Line, fits: (spot: Spot) => boolean, leastMetres: number): Line[] {
  const parts: Spot[][] = []
  let part: Spot[] = []
  let wasIn = false
  const end = () => {
    if (part.length > 1 && lengthOf(part) >= leastMetres) parts.push(part)
    part = []
  }
  line.forEach((spot, index) => {
    const before = line[index - 1]
    const isIn = fits(spot)
    if (before !== undefined && isIn !== wasIn) {
      part.push(edgeBetween(isIn ? spot : before, isIn ? before : spot, fits))
      if (!isIn) end()
    }
    if (isIn) part.push(spot)
    wasIn = isIn
  })
  end()
  return parts
}

/** Where the way from a spot that fits to one that does not leaves what fits. */
function edgeBetween(inside: Spot, outside: Spot, fits: (spot: Spot) => boolean): Spot {
  let near = inside
  let far = outside
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = between(near, far, 0.5)
    if (fits(middle)) near = middle
    else far = middle
  }
  return near
}
