import type { Bounds } from '#domain/geo/bounds.ts'

/** By whose scheme the layers of street tiles are named. */
export type StreetScheme = 'protomaps' | 'openmaptiles'

/** Street tiles that the portal serves, as its maps need to know them. */
export type StreetTiles = {
  /** The path of the PMTiles file on the portal, or of a tile with `{z}`, `{x}` and `{y}`. */
  path: string
  scheme: StreetScheme
  minZoom?: number
  maxZoom: number
  /** Who must be credited. */
  attribution: string
  /** What there are tiles of, where the tiles do not say so. */
  bounds?: Bounds
}

export const STREETS_PREFIX = '/map/streets/'
/** The name of a file holds part of its digest, so that a changed file has a new name and none is ever stale. */
export const streetFileName = /^streets-[0-9a-f]{16}\.pmtiles$/
export const STREETS_RECORD = 'streets.json'
