import { normaliseBounds } from '#domain/geo/bounds.ts'
import type { TileAddress } from '../map-tiles.ts'
import type { StreetTiles } from '../streets/street-tiles.ts'
import {
  attributionOf,
  isRecord,
  layersInWords,
  layersOf,
  reachesAustralia,
  schemeOf,
} from '../streets/tile-metadata.ts'
import { ServiceError } from '#server/platform/http/service-client.ts'

/** What a TileJSON says of its tiles. */
export type TileJson = Pick<StreetTiles, 'scheme' | 'maxZoom' | 'attribution'> & {
  /** The address of a tile with `{z}`, `{x}` and `{y}`. */
  template: string
  minZoom: number
}

/** The maps enlarge tiles beyond it. */
const LARGEST_ZOOM = 14

/**
 * Reads the TileJSON at an address.
 * @throws ServiceError where the maps could not show its tiles, or they are at another host.
 */
export function readTileJson(text: string, address: string): TileJson {
  const document = parse(text)
  if (!isRecord(document)) throw new ServiceError('answers with something that is no TileJSON')
  const { tiles, format, scheme: order } = document
  const isVector = format === undefined || format === 'pbf' || format === 'mvt'
  if (!isVector) throw new ServiceError('has pictures, not vector tiles')
  if (order !== undefined && order !== 'xyz') throw new ServiceError('counts rows from the south')
  const [minZoom, maxZoom] = [zoomOf(document['minzoom'], 0), zoomOf(document['maxzoom'], LARGEST_ZOOM)]
  if (minZoom === null || maxZoom === null || minZoom > maxZoom) throw new ServiceError('states no zooms')
  if (!isOfAustralia(document['bounds'])) throw new ServiceError('has no tiles of Australia')
  const layers = layersOf(document)
  const scheme = schemeOf(layers)
  if (scheme === null) {
    throw new ServiceError(
      `names its layers neither as Protomaps nor as OpenMapTiles does. It has: ${layersInWords(layers)}`,
    )
  }
  return { template: templateOf(tiles, address), scheme, minZoom, maxZoom, attribution: attributionOf(document) }
}

/** The address of a tile; a template that is not ours may put the numbers anywhere, so its host is checked again when it is asked. */
export const tileUrl = ({ template }: Pick<TileJson, 'template'>, { zoom, column, row }: TileAddress): string =>
  template.replaceAll('{z}', `${zoom}`).replaceAll('{x}', `${column}`).replaceAll('{y}', `${row}`)

function templateOf(tiles: unknown, address: string): string {
  const templates: unknown[] = Array.isArray(tiles) ? tiles : []
  const [first] = templates
  if (typeof first !== 'string' || !['{z}', '{x}', '{y}'].every((part) => first.includes(part))) {
    throw new ServiceError('does not say where its tiles are')
  }
  const { origin } = new URL(address)
  const isOwn = (template: unknown): boolean => {
    const url = typeof template === 'string' ? tileUrl({ template }, { zoom: 0, column: 0, row: 0 }) : ''
    return URL.canParse(url) && new URL(url).origin === origin && new URL(url).username === ''
  }
  if (!templates.every(isOwn)) throw new ServiceError('has its tiles at another host')
  return first
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function zoomOf(value: unknown, fallback: number): number | null {
  if (value === undefined) return fallback
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 30) return null
  return Math.min(value, LARGEST_ZOOM)
}

function isOfAustralia(value: unknown): boolean {
  if (value === undefined) return true
  const [west, south, east, north] = Array.isArray(value) ? value.map(Number) : []
  if (west === undefined || south === undefined || east === undefined || north === undefined) return false
  const bounds = normaliseBounds({ west, south, east, north })
  return bounds !== null && reachesAustralia(bounds)
}
