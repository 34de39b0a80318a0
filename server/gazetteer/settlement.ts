import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import type { SettlementKind } from '#domain/geo/surrounding-radius.ts'
import { builtUpAreas } from './built-up-areas.ts'

const FRINGE_IN_KILOMETRES = 15

/**
 * Where a point lies: `city` within the radius of a built-up area (capitals and places of about 60,000 people or more;
 * long cities are several circles), `fringe` within 15 km of its edge, else `country`.
 */
export function settlementOf(point: LatLong): SettlementKind {
  let isFringe = false
  for (const [, latitude, longitude, radius] of builtUpAreas) {
    const kilometres = distanceInMetres(point, { latitude, longitude }) / 1000
    if (kilometres <= radius) return 'city'
    if (kilometres <= radius + FRINGE_IN_KILOMETRES) isFringe = true
  }
  return isFringe ? 'fringe' : 'country'
}
