import { isOnGlobe, roundDegrees } from './lat-long.ts'

/** Degrees; south <= north and west <= east. */
export type Bounds = { south: number; west: number; north: number; east: number }

const NUMBER = /^-?\d{1,3}(\.\d{1,20})?$/

/** A number of a URL in plain decimal notation, at most three digits before the point; null for anything else. */
export const parseDegrees = (text: string): number | null => (NUMBER.test(text) ? Number(text) : null)

/** "south,west,north,east", five decimals each. */
export const formatBounds = ({ south, west, north, east }: Bounds): string =>
  [south, west, north, east].map(formatDegrees).join(',')

/** Degrees with five decimals, about a metre. */
export const formatDegrees = (degrees: number): string => roundDegrees(degrees).toFixed(5)

/** The bounds of "south,west,north,east", rounded to five decimals; null when the text is none. */
export function parseBounds(text: string): Bounds | null {
  const [south, west, north, east, ...rest] = text.split(',').map((part) => parseDegrees(part.trim()))
  if (south == null || west == null || north == null || east == null || rest.length > 0) return null
  return normaliseBounds({ south, west, north, east })
}

/** Bounds rounded to five decimals; null when off the globe or turned around. */
export function normaliseBounds(bounds: Bounds): Bounds | null {
  const corners = [
    { latitude: bounds.south, longitude: bounds.west },
    { latitude: bounds.north, longitude: bounds.east },
  ]
  if (!corners.every(isOnGlobe) || bounds.south > bounds.north || bounds.west > bounds.east) return null
  return {
    south: roundDegrees(bounds.south),
    west: roundDegrees(bounds.west),
    north: roundDegrees(bounds.north),
    east: roundDegrees(bounds.east),
  }
}
