import type { Bounds } from '#domain/geo/bounds.ts'

/** Street tiles that the portal serves; the server says so at /map/streets.json. */
export type StreetTiles = {
  /** Of a PMTiles file, or of a tile with `{z}`, `{x}` and `{y}`. */
  path: string
  scheme: 'protomaps' | 'openmaptiles'
  minZoom: number
  maxZoom: number
  attribution: string
  /** What is asked for of single tiles. */
  bounds: Bounds | null
}

export const isTileFile = ({ path }: Pick<StreetTiles, 'path'>): boolean => path.endsWith('.pmtiles')

let asked: Promise<StreetTiles | null> | null = null

/** The street tiles of the portal; null where it has none, or nobody answers. Asked once for a page. */
export function streetTiles(): Promise<StreetTiles | null> {
  asked ??= fetch('/map/streets.json')
    .then(async (answer) => (answer.ok ? streetTilesOf(await answer.json()) : null))
    .catch(() => {
      asked = null
      return null
    })
  return asked
}

function streetTilesOf(answer: unknown): StreetTiles | null {
  if (typeof answer !== 'object' || answer === null) return null
  // Every value is checked below.
  const { path, scheme, minZoom, maxZoom, attribution, bounds } = answer as Partial<Record<keyof StreetTiles, unknown>>
  const isScheme = scheme === 'protomaps' || scheme === 'openmaptiles'
  if (typeof path !== 'string' || !isScheme || typeof maxZoom !== 'number' || typeof attribution !== 'string')
    return null
  return {
    path,
    scheme,
    minZoom: typeof minZoom === 'number' ? minZoom : 0,
    maxZoom,
    attribution,
    bounds: boundsOf(bounds),
  }
}

function boundsOf(value: unknown): Bounds | null {
  if (typeof value !== 'object' || value === null) return null
  // Every value is checked below.
  const { south, west, north, east } = value as Partial<Record<keyof Bounds, unknown>>
  const areNumbers = typeof south === 'number' && typeof west === 'number' && typeof north === 'number'
  return areNumbers && typeof east === 'number' ? { south, west, north, east } : null
}
