import type { Bounds } from '#domain/geo/bounds.ts'

const position = /(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)/g

/** The smallest box that holds an outline in well-known text, longitude first. Throws when it has no position. */
export function boundsOfOutline(wellKnownText: string): Bounds {
  let bounds: Bounds | null = null
  for (const [, east, north] of wellKnownText.matchAll(position)) {
    const [longitude, latitude] = [Number(east), Number(north)]
    bounds ??= { south: latitude, west: longitude, north: latitude, east: longitude }
    bounds = {
      south: Math.min(bounds.south, latitude),
      west: Math.min(bounds.west, longitude),
      north: Math.max(bounds.north, latitude),
      east: Math.max(bounds.east, longitude),
    }
  }
  if (bounds === null) throw new Error('An outline has no position')
  return bounds
}
