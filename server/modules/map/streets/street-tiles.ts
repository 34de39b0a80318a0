/** By whose scheme the layers of street tiles are named. */
export type StreetScheme = 'protomaps' | 'openmaptiles'

/** Street tiles that the portal serves, as its maps need to know them. */
export type StreetTiles = {
  /** The path of the PMTiles file on the portal. */
  path: string
  scheme: StreetScheme
  maxZoom: number
  /** Who must be credited. */
  attribution: string
}

export const STREETS_PREFIX = '/map/streets/'
/** The name of a file holds part of its digest, so that a changed file has a new name and none is ever stale. */
export const streetFileName = /^streets-[0-9a-f]{16}\.pmtiles$/
export const STREETS_RECORD = 'streets.json'
