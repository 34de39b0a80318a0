import type { Bounds } from '#domain/geo/bounds.ts'
import type { StreetScheme } from './street-tiles.ts'

const OPEN_STREET_MAP = '© OpenStreetMap contributors'
const MOST_CREDITS = 200
const MOST_OF_LAYERS = 200
/** Removing markup takes time of the square of its length. */
const MOST_READ = 2000

/** What the maps show street tiles of. */
export const australia: Bounds = { south: -44, west: 112, north: -9, east: 154 }

export const reachesAustralia = ({ south, west, north, east }: Bounds): boolean =>
  south < australia.north && north > australia.south && west < australia.east && east > australia.west

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The names of the layers that a TileJSON, or the metadata of a PMTiles file, states. */
export function layersOf(metadata: unknown): string[] {
  const layers = isRecord(metadata) ? metadata['vector_layers'] : null
  return (Array.isArray(layers) ? layers : []).flatMap((layer: unknown) =>
    isRecord(layer) && typeof layer['id'] === 'string' ? [layer['id']] : [],
  )
}

/** For a terminal, whatever others call their layers. */
export const layersInWords = (layers: readonly string[]): string =>
  layers
    .join(', ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, MOST_OF_LAYERS) || 'none'

export function schemeOf(layers: readonly string[]): StreetScheme | null {
  if (layers.includes('roads') && layers.includes('earth')) return 'protomaps'
  return layers.includes('transportation') ? 'openmaptiles' : null
}

/** As plain text: what others say is never put into a page as markup. */
export function attributionOf(metadata: unknown): string {
  const stated = isRecord(metadata) ? metadata['attribution'] : null
  const text =
    typeof stated === 'string'
      ? stated
          .slice(0, MOST_READ)
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll(/[<>]/g, '')
          .replaceAll('&copy;', '©')
          .trim()
      : ''
  return text === '' ? OPEN_STREET_MAP : text.slice(0, MOST_CREDITS)
}
