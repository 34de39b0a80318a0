import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { streetsRoutes } from '#server/modules/map/streets/streets-routes.ts'
import { tileServiceRoutes } from '#server/modules/map/tile-service/tile-service-routes.ts'
import { type TileServiceOptions, tileService } from '#server/modules/map/tile-service/tile-service.ts'
import { sendTile, startTileServer, vectorTile } from './tile-server.ts'

export type TilePlace = readonly [zoom: number, column: number, row: number]

export const SECOND = 1000
export const HOUR = 3600 * SECOND
export const DAY = 24 * HOUR
export const FITZROY: TilePlace = [14, 14791, 10051]

export type TilePortal = Awaited<ReturnType<typeof openTilePortal>>

/** A tile service on 127.0.0.1, and portals over it whose clock is `now` and whose time-outs are ended by hand. */
export async function openTilePortal() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tile-service-'))
  const server = await startTileServer()
  const apps: FastifyInstance[] = []
  const portal = {
    folder,
    server,
    now: Date.parse('2026-11-20T02:00:00Z'),
    warnings: [] as string[],
    timeouts: [] as { milliseconds: number; controller: AbortController }[],

    /** A portal that has asked its service once, or tried to. */
    async start(options: Partial<TileServiceOptions> = {}) {
      const service = tileService({
        address: server.address,
        folder,
        userAgent: 'Homely/1.2.3 (help@homely.example)',
        warn: (message) => portal.warnings.push(message),
        now: () => portal.now,
        timeoutSignal: (milliseconds) => {
          const controller = new AbortController()
          portal.timeouts.push({ milliseconds, controller })
          return controller.signal
        },
        ...options,
      })
      const line = await service.start()
      const app = fastify()
      apps.push(app)
      await app.register(streetsRoutes, { mapFolder: folder, services: [service] })
      await app.register(tileServiceRoutes, { mapFolder: folder, services: [service] })
      const get = ([zoom, column, row]: TilePlace = FITZROY, headers = {}, remoteAddress = '203.0.113.1') =>
        app.inject({ url: `/map/tiles/${service.version}/${zoom}/${column}/${row}`, headers, remoteAddress })
      return { service, line, app, get, streets: async () => (await app.inject('/map/streets.json')).json() }
    },

    tilesAsked: () => server.asked.filter((url) => url !== '/planet'),
    fail: (status: number, headers = {}) =>
      server.answerTiles((_request, response) => response.writeHead(status, headers).end()),
    recover: () => server.answerTiles((_request, response) => sendTile(response, vectorTile(...FITZROY))),

    async close() {
      for (const app of apps.splice(0)) await app.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return portal
}

/** Lets what was begun go on until it holds. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

export const placesBeside = (count: number): TilePlace[] =>
  Array.from({ length: count }, (_, index) => [14, 14791 + index, 10051])
