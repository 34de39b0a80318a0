import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { type StateCode, stateCodes } from '#domain/lookups/states.ts'
import { regionSlug } from '#domain/search/location-slug.ts'
import { regionCentres } from './region-centres.ts'

export type Region = LatLong & {
  name: string
  stateCode: StateCode
  /** `{name}-{state}` in lower case; unique. */
  uri: string
}

/** The regions of all states, each with its centre. */
export const regions: readonly Region[] = stateCodes.flatMap((stateCode) =>
  regionCentres[stateCode].map(([name, latitude, longitude]) => ({
    name,
    stateCode,
    latitude,
    longitude,
    uri: regionSlug({ name, stateCode }),
  })),
)

const regionsByState = Map.groupBy(regions, ({ stateCode }) => stateCode)

/** The region of a place: the one of its own state whose centre is nearest. */
export function nearestRegion(place: LatLong & { stateCode: StateCode }): Region {
  const candidates = regionsByState.get(place.stateCode) ?? []
  const [first, ...others] = candidates
  if (first === undefined) throw new Error(`${place.stateCode} has no region`)
  return others.reduce(
    (best, next) => (distanceInMetres(place, next) < distanceInMetres(place, best) ? next : best),
    first,
  )
}
