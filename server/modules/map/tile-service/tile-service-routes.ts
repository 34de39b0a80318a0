import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { clientNetworkOf } from '#server/platform/http/client-network.ts'
import { sendProblem } from '#server/platform/http/problem.ts'
import { currentWork } from '#server/platform/work/request-work.ts'
import { readTileAddress } from '../map-routes.ts'
import { readStreetTiles } from '../streets/street-folder.ts'
import type { TileService } from './tile-service.ts'
import type { StoredTile } from './tile-store.ts'

type Params = Record<'version' | 'zoom' | 'column' | 'row', string>

type TileServiceRoutesOptions = { mapFolder: string | null; services: readonly TileService[] }

const NOTHING_LIFE = 'public, max-age=3600'
const TILE_LIFE = 'public, max-age=86400, stale-while-revalidate=604800'
const LARGEST_ZOOM = 14
const unzipped = promisify(gunzip)

/**
 * `GET /map/tiles/{version}/{zoom}/{column}/{row}`: a street tile. 204 where there is nothing, 404 for what is no part of Australia
 * and while streets are imported, and 503 where it is not saved and its service does not answer, so that a map leaves what it shows.
 */
export const tileServiceRoutes: FastifyPluginAsync<TileServiceRoutesOptions> = async (app, { mapFolder, services }) => {
  app.addHook('onClose', async () => void (await Promise.all(services.map((service) => service.close()))))
  app.get<{ Params: Params }>('/map/tiles/:version/:zoom/:column/:row', async (request, reply) => {
    const address = readTileAddress(request.params, LARGEST_ZOOM)
    const service = services.find(({ version }) => version === request.params.version)
    if (address === null || service === undefined) return sendUnknown(reply)
    // Whoever knows the address of a tile gets nobody asked while streets are imported.
    if (mapFolder !== null && (await readStreetTiles(mapFolder)) !== null) return sendUnknown(reply)
    const asker = { owner: clientNetworkOf(request), signal: currentWork().signal }
    const answer = await service.tile(address, asker)
    if (answer.kind === 'tile') return sendTile(reply, answer.tile, request.headers)
    if (answer.kind === 'unknown') return sendUnknown(reply)
    if (answer.kind === 'tooMany') {
      const message = 'That many parts of the map are not fetched at once. Please try again shortly.'
      return sendProblem(reply.header('retry-after', answer.retryAfterSeconds), 429, [
        { message, code: 'TOO_MANY_REQUESTS' },
      ])
    }
    return sendProblem(reply, 503, [{ message: 'This part of the map is not there right now.', code: 'UNAVAILABLE' }])
  })
}

async function sendTile(
  reply: FastifyReply,
  { zipped, savedAt }: StoredTile,
  headers: { 'if-none-match'?: string; 'accept-encoding'?: string | string[] },
): Promise<FastifyReply> {
  reply.header('cache-control', zipped === null ? NOTHING_LIFE : TILE_LIFE)
  if (zipped === null) return reply.code(204).send()
  const tag = `"${savedAt.toString(36)}-${zipped.length.toString(36)}"`
  reply.header('vary', 'Accept-Encoding').header('etag', tag)
  if (headers['if-none-match'] === tag) return reply.code(304).send()
  reply.type('application/vnd.mapbox-vector-tile')
  if (/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.header('content-encoding', 'gzip').send(zipped)
  return reply.send(await unzipped(zipped))
}

const sendUnknown = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 404, [{ message: 'There is no such part of the map.', code: 'NOT_FOUND' }])
