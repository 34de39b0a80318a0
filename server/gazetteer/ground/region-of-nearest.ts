import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'

export type PlacedInRegion = LatLong & { stateCode: string; regionId: number }

/**
 * The region of the nearest place of the same state that has one; null where there is none. The centres of regions are too far apart for it:
 * a place across a gulf is near to the wrong one.
 */
export function regionOfNearest(
  known: readonly PlacedInRegion[],
): (place: LatLong & { stateCode: string }) => number | null {
  const byState = Map.groupBy(known, ({ stateCode }) => stateCode)
  return (place) => {
    let nearest: PlacedInRegion | null = null
    let least = Infinity
    for (const other of byState.get(place.stateCode) ?? []) {
      const distance = distanceInMetres(place, other)
      if (distance < least) [nearest, least] = [other, distance]
    }
    return nearest?.regionId ?? null
  }
}
