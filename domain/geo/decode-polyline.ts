import { isOnGlobe, type LatLong } from './lat-long.ts'

/** Parts of a degree. */
export const PRECISION = 100_000
/** The code of the character that stands for nothing. */
export const FIRST_CHARACTER = 63
/** The bit that says that a number goes on with the next character. */
export const CONTINUES = 0x20
const LARGEST_SHIFT = 25

/** The points of an encoded polyline of precision 5; null when the text is none, is cut off, or leaves the globe. */
export function decodePolyline(text: string): LatLong[] | null {
  const deltas = decodeDeltas(text)
  if (deltas === null || deltas.length % 2 !== 0) return null
  const points: LatLong[] = []
  let latitude = 0
  let longitude = 0
  for (let index = 0; index < deltas.length; index += 2) {
    latitude += deltas[index] ?? 0
    longitude += deltas[index + 1] ?? 0
    const point = { latitude: latitude / PRECISION, longitude: longitude / PRECISION }
    if (!isOnGlobe(point)) return null
    points.push(point)
  }
  return points
}

function decodeDeltas(text: string): number[] | null {
  const deltas: number[] = []
  let value = 0
  let shift = 0
  for (let index = 0; index < text.length; index += 1) {
    const chunk = text.charCodeAt(index) - FIRST_CHARACTER
    if (chunk < 0 || chunk > 0x3f || shift > LARGEST_SHIFT) return null
    value |= (chunk & 0x1f) << shift
    shift += 5
    if (chunk >= CONTINUES) continue
    deltas.push(value & 1 ? ~(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return shift === 0 ? deltas : null
}
