import { circleAround } from '#domain/geo/circle.ts'
import { distanceInMetres, METRES_PER_DEGREE } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { SettlementKind } from '#domain/geo/surrounding-radius.ts'
import { suburbCell, toWellKnownText } from '#server/gazetteer/suburb-cell.ts'

/** A circle around a point as well-known text: what stands in for a boundary that nobody states. */
export const circleOutline = (centre: LatLong, radiusMetres: number): string =>
  toWellKnownText(circleAround(centre, radiusMetres))

const LEAST_METRES = 300
const LARGEST_METRES: Readonly<Record<SettlementKind, number>> = { city: 3000, fringe: 4000, country: 6000 }

/** The radius of a circle as large as the ground that is nearer to a suburb than to any other. */
export function suburbRadius(centre: LatLong, neighbours: readonly LatLong[], settlement: SettlementKind): number {
  const largest = LARGEST_METRES[settlement]
  const cell = suburbCell(centre, neighbours, { maximumRadiusMetres: largest })
  return Math.max(LEAST_METRES, Math.min(largest, Math.sqrt(areaOf(cell) / Math.PI)))
}

const MARGIN_METRES = 2000
/** Nine suburbs in ten of a region lie within its circle: one island far away does not blow it up. */
const HELD_SHARE = 0.9

export function regionRadius(centre: LatLong, suburbs: readonly LatLong[]): number {
  const distances = suburbs.map((suburb) => distanceInMetres(centre, suburb)).sort((left, right) => left - right)
  return (distances[Math.ceil(distances.length * HELD_SHARE) - 1] ?? 0) + MARGIN_METRES
}

/** Square metres, on flat ground. */
function areaOf(corners: readonly LatLong[]): number {
  let doubled = 0
  let previous = corners.at(-1)
  for (const corner of corners) {
    if (previous) doubled += previous.longitude * corner.latitude - corner.longitude * previous.latitude
    previous = corner
  }
  const squeeze = Math.cos(((previous?.latitude ?? 0) * Math.PI) / 180)
  return (Math.abs(doubled) / 2) * METRES_PER_DEGREE ** 2 * squeeze
}
