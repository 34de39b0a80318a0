/** A point in degrees. */
export type LatLong = { latitude: number; longitude: number }

/** True for finite degrees on the globe: latitude -90 to 90, longitude -180 to 180. */
export const isOnGlobe = ({ latitude, longitude }: LatLong): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Degrees to five decimals, about a metre; never minus zero. */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(5)) + 0
