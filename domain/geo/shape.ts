import type { LatLong } from './lat-long.ts'

/** Why corners make no area that homes can be searched in. */
export type ShapeFault = 'TOO_FEW' | 'TOO_MANY' | 'CROSSING' | 'NO_AREA'

export const LEAST_SHAPE_CORNERS = 3
/** Enough for any suburb by hand, and short enough for a URL. */
export const LARGEST_SHAPE_CORNERS = 60

/** Square degrees; about 100 square metres. */
const LEAST_AREA = 1e-8
/** A corner that changes the area by less than this share of the whole is not seen. */
const UNSEEN_SHARE = 0.004

/** What is wrong with a shape given by its corners in order, the first not repeated; null for a sound one. */
export function shapeFault(corners: readonly LatLong[]): ShapeFault | null {
  if (corners.length < LEAST_SHAPE_CORNERS) return 'TOO_FEW'
  if (corners.length > LARGEST_SHAPE_CORNERS) return 'TOO_MANY'
  if (crossesItself(corners)) return 'CROSSING'
  return areaOf(corners) < LEAST_AREA ? 'NO_AREA' : null
}

/**
 * The same shape with the corners that matter least left out (Visvalingam–Whyatt): those nobody sees, and as many as it
 * takes to keep at most 60. Never fewer than three.
 */
export function simplifiedShape(corners: readonly LatLong[]): LatLong[] {
  const unseen = areaOf(corners) * UNSEEN_SHARE
  const kept = [...corners]
  while (kept.length > LEAST_SHAPE_CORNERS) {
    const areas = kept.map((corner, index) => triangleArea(before(kept, index), corner, after(kept, index)))
    const least = areas.reduce((best, area, index) => (area < (areas[best] ?? Infinity) ? index : best), 0)
    if (kept.length <= LARGEST_SHAPE_CORNERS && (areas[least] ?? Infinity) > unseen) break
    kept.splice(least, 1)
  }
  return kept
}

function crossesItself(corners: readonly LatLong[]): boolean {
  return corners.some((from, side) => {
    const to = after(corners, side)
    // The sides next to it share a corner with it.
    const last = side === 0 ? corners.length - 1 : corners.length
    for (let other = side + 2; other < last; other += 1) {
      const otherFrom = corners[other]
      if (otherFrom !== undefined && doCross(from, to, otherFrom, after(corners, other))) return true
    }
    return false
  })
}

/** Whether two stretches meet, touching included. */
function doCross(a: LatLong, b: LatLong, c: LatLong, d: LatLong): boolean {
  const [ofC, ofD] = [turn(a, b, c), turn(a, b, d)]
  const [ofA, ofB] = [turn(c, d, a), turn(c, d, b)]
  if (ofC * ofD < 0 && ofA * ofB < 0) return true
  return (
    (ofC === 0 && isBetween(a, b, c)) ||
    (ofD === 0 && isBetween(a, b, d)) ||
    (ofA === 0 && isBetween(c, d, a)) ||
    (ofB === 0 && isBetween(c, d, b))
  )
}

/** Twice the signed area of a triangle: above 0 when it turns to the left, 0 on a line. */
const turn = (from: LatLong, over: LatLong, to: LatLong): number =>
  (over.longitude - from.longitude) * (to.latitude - from.latitude) -
  (over.latitude - from.latitude) * (to.longitude - from.longitude)

const isBetween = (from: LatLong, to: LatLong, point: LatLong): boolean =>
  Math.min(from.latitude, to.latitude) <= point.latitude &&
  point.latitude <= Math.max(from.latitude, to.latitude) &&
  Math.min(from.longitude, to.longitude) <= point.longitude &&
  point.longitude <= Math.max(from.longitude, to.longitude)

const triangleArea = (a: LatLong, b: LatLong, c: LatLong): number => Math.abs(turn(a, b, c)) / 2

function areaOf(corners: readonly LatLong[]): number {
  const doubled = corners.reduce((sum, from, index) => {
    const to = after(corners, index)
    return sum + from.longitude * to.latitude - to.longitude * from.latitude
  }, 0)
  return Math.abs(doubled) / 2
}

const origin: LatLong = { latitude: 0, longitude: 0 }

const after = (corners: readonly LatLong[], index: number): LatLong => corners[(index + 1) % corners.length] ?? origin

const before = (corners: readonly LatLong[], index: number): LatLong =>
  corners[(index + corners.length - 1) % corners.length] ?? origin
