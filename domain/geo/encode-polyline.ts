import { CONTINUES, FIRST_CHARACTER, PRECISION } from './decode-polyline.ts'
import type { LatLong } from './lat-long.ts'

/**
 * Points as an encoded polyline of precision 5.
 * https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */
export function encodePolyline(points: readonly LatLong[]): string {
  let text = ''
  let latitude = 0
  let longitude = 0
  for (const point of points) {
    const nextLatitude = Math.round(point.latitude * PRECISION)
    const nextLongitude = Math.round(point.longitude * PRECISION)
    text += encodeDelta(nextLatitude - latitude) + encodeDelta(nextLongitude - longitude)
    latitude = nextLatitude
    longitude = nextLongitude
  }
  return text
}

function encodeDelta(delta: number): string {
  let rest = delta < 0 ? ~(delta << 1) : delta << 1
  let text = ''
  while (rest >= CONTINUES) {
    text += String.fromCharCode((CONTINUES | (rest & 0x1f)) + FIRST_CHARACTER)
    rest >>= 5
  }
  return text + String.fromCharCode(rest + FIRST_CHARACTER)
}
