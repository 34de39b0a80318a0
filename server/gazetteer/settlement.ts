import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { SettlementKind } from '#domain/geo/surrounding-radius.ts'
import { builtUpAreas } from './built-up-areas.ts'

/** A ring this wide around a built-up area is its fringe: half its radius, 6 to 15 km. */
const fringeWidth = (radius: number): number => Math.min(15, Math.max(6, radius / 2))

/**
 * Where a point lies: `city` within the radius of a built-up area (capitals and places of about 60,000 people or more;
 * long cities are several circles), `fringe` within the ring around it, else `country`.
 */
export function settlementOf(point: LatLong): SettlementKind {
  let isFringe = false
  for (const [, latitude, longitude, radius] of builtUpAreas) {
    const kilometres = distanceInMetres(point, { latitude, longitude }) / 1000
    if (kilometres <= radius) return 'city'
    if (kilometres <= radius + fringeWidth(radius)) isFringe = true
  }
  return isFringe ? 'fringe' : 'country'
}
