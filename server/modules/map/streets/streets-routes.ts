import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { TileService } from '../tile-service/tile-service.ts'
import { readStreetTiles } from './street-folder.ts'
import { STREETS_PREFIX, streetFileName, type StreetTiles } from './street-tiles.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'
const A_MINUTE = 'public, max-age=60'

type StreetsOptions = { mapFolder: string | null; services: readonly Pick<TileService, 'streets'>[] }

/**
 * `GET /map/streets.json`: the street tiles that were imported into a folder, else those of the first service that has some, else null; read for each
 * question, so that an import shows without a new start. `GET /map/streets/{name}.pmtiles`: the file itself, by ranges.
 */
export const streetsRoutes: FastifyPluginAsync<StreetsOptions> = async (app, { mapFolder, services }) => {
  app.get('/map/streets.json', async (_request, reply) => {
    const imported = mapFolder === null ? null : await readStreetTiles(mapFolder)
    const streets = imported ?? (await firstOf(services))
    return reply.header('cache-control', A_MINUTE).type('application/json').send(JSON.stringify(streets))
  })
  if (mapFolder === null) return
  await mkdir(mapFolder, { recursive: true })
  await app.register(fastifyStatic, {
    root: mapFolder,
    prefix: STREETS_PREFIX,
    index: false,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (pathName) => streetFileName.test(pathName.slice(1)),
    setHeaders: (reply) => {
      reply.header('cache-control', FOR_GOOD)
      reply.header('content-type', 'application/vnd.pmtiles')
    },
  })
}

async function firstOf(services: readonly Pick<TileService, 'streets'>[]): Promise<StreetTiles | null> {
  for (const service of services) {
    const streets = await service.streets()
    if (streets !== null) return streets
  }
  return null
}
