import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sendProblem } from '#server/platform/http/problem.ts'
import { sharedWork } from '#server/platform/work/request-work.ts'
import { LARGEST_TILE_ZOOM, type MapGround, mapTiles, type TileAddress } from './map-tiles.ts'

export type MapOptions = {
  loadGround: () => Promise<MapGround>
  /** Who publishes the outlines of suburbs among it. */
  boundarySources: () => Promise<string[]>
  /** Another number once places were added: then everything is drawn anew. */
  refreshCount: () => number
}

type Tile = { bytes: Uint8Array; zipped: Buffer; tag: string }

const KEPT_TILES = 1000
const TILE_LIFE = 'public, max-age=86400, stale-while-revalidate=604800'
const compressed = promisify(gzip)
const A_MINUTE = 'public, max-age=60'
const CREDITS = 'Coast: Natural Earth · Places: GeoNames'
const CREDITS_OF_OUTLINES: ReadonlyMap<string, string> = new Map([
  ['abs', 'Suburbs: Australian Bureau of Statistics (CC BY 4.0)'],
  ['geoscape', 'Suburbs: Geoscape Australia (CC BY 4.0)'],
])

/**
 * `GET /map/tiles/{zoom}/{column}/{row}`: the portal’s own map of the country as vector tiles up to
 * zoom 12. What they are drawn from is read when the first is asked for and kept. `GET /map/credits.json`: whom they are to credit.
 */
export const mapRoutes: FastifyPluginAsync<MapOptions> = async (app, { loadGround, boundarySources, refreshCount }) => {
  const kept = new LRUCache<string, Promise<Tile>>({ max: KEPT_TILES })
  let tiles: Promise<ReturnType<typeof mapTiles>> | null = null
  const drawer = () => {
    tiles ??= sharedWork(loadGround).then(mapTiles)
    // A failure is answered once; the next tile tries again.
    tiles.catch(() => (tiles = null))
    return tiles
  }
  let drawnAt = 0
  const tileAt = (key: string, address: TileAddress): Promise<Tile> => {
    if (refreshCount() !== drawnAt) {
      drawnAt = refreshCount()
      tiles = null
      kept.clear()
    }
    const known = kept.get(key)
    if (known !== undefined) return known
    const drawing = drawer()
      .then((draw) => draw(address))
      .then(toTile)
    kept.set(key, drawing)
    drawing.catch(() => kept.delete(key))
    return drawing
  }

  app.get('/map/credits.json', async (_request, reply) => {
    const outlines = (await boundarySources()).flatMap((source) => CREDITS_OF_OUTLINES.get(source) ?? [])
    return reply.header('cache-control', A_MINUTE).send({ credits: [CREDITS, ...outlines].join(' · ') })
  })
  app.get<{ Params: Record<'zoom' | 'column' | 'row', string> }>(
    '/map/tiles/:zoom/:column/:row',
    async ({ params, headers }, reply) => {
      const address = readTileAddress(params)
      if (address === null) {
        return sendProblem(reply, 404, [{ message: 'There is no such part of the map.', code: 'NOT_FOUND' }])
      }
      const tile = await tileAt(Object.values(address).join('/'), address)
      reply.header('vary', 'Accept-Encoding').header('etag', tile.tag).header('cache-control', TILE_LIFE)
      if (headers['if-none-match'] === tile.tag) return reply.code(304).send()
      reply.type('application/vnd.mapbox-vector-tile')
      const isZipped = /\bgzip\b/.test(headers['accept-encoding'] ?? '')
      return isZipped ? reply.header('content-encoding', 'gzip').send(tile.zipped) : reply.send(Buffer.from(tile.bytes))
    },
  )
}

async function toTile(bytes: Uint8Array): Promise<Tile> {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, zipped: await compressed(bytes), tag: `"${digest}"` }
}

/** The square that an address names; null when it is none of the map. */
export function readTileAddress(
  { zoom, column, row }: Record<'zoom' | 'column' | 'row', string>,
  largestZoom = LARGEST_TILE_ZOOM,
): TileAddress | null {
  if (![zoom, column, row].every((text) => /^(?:0|[1-9]\d{0,4})$/.test(text))) return null
  const address = { zoom: Number(zoom), column: Number(column), row: Number(row) }
  const tiles = 2 ** address.zoom
  const isOnMap = address.zoom <= largestZoom && address.column < tiles && address.row < tiles
  return isOnMap ? address : null
}
