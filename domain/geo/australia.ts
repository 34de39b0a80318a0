import type { Bounds } from './bounds.ts'
import { isInBounds } from './bounds-of-points.ts'
import type { LatLong } from './lat-long.ts'

/** The mainland with Tasmania, Christmas Island, Cocos, Lord Howe and Norfolk. */
const parts: readonly Bounds[] = [
  { south: -44, west: 112, north: -9.1, east: 154.5 },
  { south: -10.7, west: 105.4, north: -10.3, east: 105.8 },
  { south: -12.3, west: 96.7, north: -11.7, east: 97 },
  { south: -31.9, west: 158.9, north: -31.4, east: 159.4 },
  { south: -29.2, west: 167.8, north: -28.9, east: 168.1 },
]

export const isInAustralia = (point: LatLong): boolean => parts.some((bounds) => isInBounds(point, bounds))
