import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { STREETS_PREFIX, STREETS_RECORD, streetFileName, type StreetTiles } from './street-tiles.ts'

/** The street tiles of a folder; null where none were imported. */
export async function readStreetTiles(mapFolder: string): Promise<StreetTiles | null> {
  try {
    return streetTilesOf(JSON.parse(await readFile(path.join(mapFolder, STREETS_RECORD), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function streetTilesOf(record: unknown): StreetTiles | null {
  if (typeof record !== 'object' || record === null) return null
  // Every value is checked below.
  const { path: address, scheme, maxZoom, attribution } = record as Partial<Record<keyof StreetTiles, unknown>>
  const name =
    typeof address === 'string' && address.startsWith(STREETS_PREFIX) ? address.slice(STREETS_PREFIX.length) : ''
  if (!streetFileName.test(name) || typeof maxZoom !== 'number' || typeof attribution !== 'string') return null
  if (scheme !== 'protomaps' && scheme !== 'openmaptiles') return null
  return { path: `${STREETS_PREFIX}${name}`, scheme, maxZoom, attribution }
}
