import type { MicroPoint } from '#server/modules/search/resolved-search.ts'

/**
 * Whether a shape winds around a point, or the point lies on its edge, in exact whole numbers: the rule of PostgreSQL's
 * `point <@ polygon`. For tests.
 */
export function isInShape(point: MicroPoint, corners: readonly MicroPoint[]): boolean {
  const x = BigInt(point.longitude)
  const y = BigInt(point.latitude)
  let winding = 0
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? corner
    const [x1, y1] = [BigInt(corner.longitude), BigInt(corner.latitude)]
    const [x2, y2] = [BigInt(next.longitude), BigInt(next.latitude)]
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
    if (side === 0n && isBetween(x, x1, x2) && isBetween(y, y1, y2)) return true
    if (y1 <= y && y2 > y && side > 0n) winding++
    if (y1 > y && y2 <= y && side < 0n) winding--
  }
  return winding !== 0
}

const isBetween = (value: bigint, one: bigint, other: bigint): boolean =>
  one < other ? value >= one && value <= other : value >= other && value <= one
