import type { LatLong } from '#domain/geo/lat-long.ts'
import { toWellKnownText } from '#server/gazetteer/suburb-cell.ts'

/** A square around a point, `kilometres` from its middle to each side, as well-known text. */
export const boxOutline = (centre: LatLong, kilometres: number): string =>
  toWellKnownText(cornersAround(centre, kilometres))

/** The convex hull around points, with a margin, as well-known text. */
export function hullOutline(points: readonly LatLong[], marginKilometres: number): string {
  const corners = points.flatMap((point) => cornersAround(point, marginKilometres))
  const sorted = corners.sort((a, b) => a.longitude - b.longitude || a.latitude - b.latitude)
  return toWellKnownText([...chain(sorted), ...chain(sorted.toReversed())])
}

const KILOMETRES_PER_DEGREE = 111.2

function cornersAround({ latitude, longitude }: LatLong, kilometres: number): LatLong[] {
  const height = kilometres / KILOMETRES_PER_DEGREE
  const width = height / Math.cos((latitude * Math.PI) / 180)
  return [
    { latitude: latitude - height, longitude: longitude - width },
    { latitude: latitude - height, longitude: longitude + width },
    { latitude: latitude + height, longitude: longitude + width },
    { latitude: latitude + height, longitude: longitude - width },
  ]
}

/** One side of the hull, without its last corner, which is the first of the other side. */
function chain(sorted: readonly LatLong[]): LatLong[] {
  const side: LatLong[] = []
  for (const point of sorted) {
    while (side.length >= 2 && !turnsLeft(side.at(-2), side.at(-1), point)) side.pop()
    side.push(point)
  }
  return side.slice(0, -1)
}

function turnsLeft(from: LatLong | undefined, over: LatLong | undefined, to: LatLong): boolean {
  if (from === undefined || over === undefined) return false
  const cross =
    (over.longitude - from.longitude) * (to.latitude - from.latitude) -
    (over.latitude - from.latitude) * (to.longitude - from.longitude)
  return cross > 0
}
