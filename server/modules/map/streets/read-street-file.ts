import { open } from 'node:fs/promises'
import { type Header, PMTiles, type Source, TileType } from 'pmtiles'
import type { Bounds } from '#domain/geo/bounds.ts'
import type { StreetTiles } from './street-tiles.ts'
import { attributionOf, layersInWords, layersOf, reachesAustralia, schemeOf } from './tile-metadata.ts'

export class NotStreets extends Error {}

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
    if (!reachesAustralia(boundsOf(header))) throw new NotStreets('The file shows no part of Australia.')
    const metadata: unknown = await archive.getMetadata()
    const layers = layersOf(metadata)
    const scheme = schemeOf(layers)
    if (scheme === null) {
      throw new NotStreets(
        `The file names its layers neither as Protomaps nor as OpenMapTiles does. It has: ${layersInWords(layers)}.`,
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

const boundsOf = ({ minLat: south, minLon: west, maxLat: north, maxLon: east }: Header): Bounds => ({
  south,
  west,
  north,
  east,
})
