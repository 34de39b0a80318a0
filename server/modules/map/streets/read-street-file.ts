import { open } from 'node:fs/promises'
import { type Header, PMTiles, type Source, TileType } from 'pmtiles'
import type { StreetScheme, StreetTiles } from './street-tiles.ts'

export class NotStreets extends Error {}

const australia = { south: -44, west: 112, north: -9, east: 154 }
const OPEN_STREET_MAP = '© OpenStreetMap contributors'

/**
 * What a PMTiles file of street tiles holds.
 * @throws NotStreets with a plain message when the maps could not show it, or the error of the file system.
 */
export async function readStreetFile(file: string): Promise<Omit<StreetTiles, 'path'>> {
  const handle = await open(file)
  try {
    const archive = new PMTiles(sourceOf(handle, file))
    const header = await archive.getHeader().catch(() => {
      throw new NotStreets('The file is not PMTiles of version 3.')
    })
    if (header.tileType !== TileType.Mvt) throw new NotStreets('The file holds pictures, not vector tiles.')
    if (!overlapsAustralia(header)) throw new NotStreets('The file shows no part of Australia.')
    const metadata: unknown = await archive.getMetadata()
    const layers = layersOf(metadata)
    const scheme = schemeOf(layers)
    if (scheme === null) {
      throw new NotStreets(
        `The file names its layers neither as Protomaps nor as OpenMapTiles does. It has: ${layers.join(', ') || 'none'}.`,
      )
    }
    return { scheme, maxZoom: header.maxZoom, attribution: attributionOf(metadata) }
  } finally {
    await handle.close()
  }
}

const sourceOf = (handle: Awaited<ReturnType<typeof open>>, key: string): Source => ({
  getKey: () => key,
  async getBytes(offset, length) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset)
    return { data: Uint8Array.from(buffer.subarray(0, bytesRead)).buffer }
  },
})

const overlapsAustralia = ({ minLat, minLon, maxLat, maxLon }: Header): boolean =>
  minLat < australia.north && maxLat > australia.south && minLon < australia.east && maxLon > australia.west

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function layersOf(metadata: unknown): string[] {
  const layers = isRecord(metadata) ? metadata['vector_layers'] : null
  return (Array.isArray(layers) ? layers : []).flatMap((layer: unknown) =>
    isRecord(layer) && typeof layer['id'] === 'string' ? [layer['id']] : [],
  )
}

function schemeOf(layers: readonly string[]): StreetScheme | null {
  if (layers.includes('roads') && layers.includes('earth')) return 'protomaps'
  return layers.includes('transportation') ? 'openmaptiles' : null
}

/** As plain text: what a file says is never put into a page as markup. */
function attributionOf(metadata: unknown): string {
  const stated = isRecord(metadata) ? metadata['attribution'] : null
  const text =
    typeof stated === 'string'
      ? stated
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll(/[<>]/g, '')
          .trim()
      : ''
  return text === '' ? OPEN_STREET_MAP : text.slice(0, 200)
}
