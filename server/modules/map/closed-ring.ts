import type { Position } from 'geojson'
import type { LatLong } from '#domain/geo/lat-long.ts'

/** Corners as positions, the first one repeated at the end where it is not yet. */
export function closedRing(ring: readonly LatLong[]): Position[] {
  const positions = ring.map(({ latitude, longitude }) => [longitude, latitude])
  const [first, last] = [ring[0], ring.at(-1)]
  if (first === undefined || last === undefined) return []
  const isClosed = first.latitude === last.latitude && first.longitude === last.longitude
  return isClosed ? positions : [...positions, [first.longitude, first.latitude]]
}
