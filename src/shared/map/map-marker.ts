import type { LatLong } from '#domain/geo/lat-long.ts'

/** A place on the map: a pin, or some shade where only the surroundings may be told. */
export type MapMarker = { id: string; latLong: LatLong; isApproximate: boolean }

export const APPROXIMATE_RADIUS_METRES = 500
