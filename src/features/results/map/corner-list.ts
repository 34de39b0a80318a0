import { type LatLong, roundDegrees } from '#domain/geo/lat-long.ts'

/** Corners with one more at the end. */
export const withCorner = (corners: readonly LatLong[], { latitude, longitude }: LatLong): LatLong[] => [
  ...corners,
  { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) },
]

/** Corners without one of them. */
export const withoutCorner = (corners: readonly LatLong[], index: number): LatLong[] => corners.toSpliced(index, 1)

/** Corners with one of them somewhere else. */
export const withCornerAt = (corners: readonly LatLong[], index: number, corner: LatLong): LatLong[] =>
  corners.with(index, corner)

/** Corners with one of them a step earlier; the first stays. */
export function withCornerEarlier(corners: readonly LatLong[], index: number): LatLong[] {
  const corner = corners[index]
  const earlier = corners[index - 1]
  if (corner === undefined || earlier === undefined) return [...corners]
  return corners.with(index - 1, corner).with(index, earlier)
}

/** The degrees that a visitor typed, five decimals; null when they are none within the limit. */
export function readDegrees(text: string, limit: 90 | 180): number | null {
  const typed = text.trim().replace('−', '-')
  if (!/^-?\d{1,3}(?:\.\d{1,10})?$/.test(typed)) return null
  const degrees = Number(typed)
  return Math.abs(degrees) <= limit ? roundDegrees(degrees) : null
}
