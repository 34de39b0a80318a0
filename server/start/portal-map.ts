import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from '#server/environment.ts'
import type { MapSettings } from '#server/modules/map/module.ts'
import { readStreetTiles } from '#server/modules/map/streets/street-folder.ts'
import { tileService } from '#server/modules/map/tile-service/tile-service.ts'
import { serviceUserAgent } from '#server/platform/http/service-client.ts'

type Settings = Pick<Environment, 'dataFolder' | 'mapTilesUrl' | 'mapStyleUrl' | 'publicOrigin' | 'support'>

/** What the maps of the portal stand on. No tile service is asked where the style of somebody else has streets of its own. */
export function portalMap(settings: Settings, logger: FastifyBaseLogger): MapSettings {
  const { dataFolder, mapTilesUrl, mapStyleUrl } = settings
  const mapFolder = path.join(dataFolder, 'map')
  if (mapTilesUrl === null || mapStyleUrl !== null) return { mapFolder, tileService: null }
  const service = tileService({
    address: mapTilesUrl,
    folder: path.join(mapFolder, 'tiles'),
    userAgent: serviceUserAgent(settings),
    warn: (message, cause) => logger.warn(cause === undefined ? {} : { err: cause }, message),
  })
  return { mapFolder, tileService: service }
}

/** Where streets come from, for the terminal; null where there are none. Nobody is asked for them while imported ones are there. */
export async function streetsLine({ mapFolder, tileService: service }: MapSettings): Promise<string | null> {
  const imported = mapFolder === null ? null : await readStreetTiles(mapFolder)
  if (imported !== null) return `Maps show the streets that were imported (to zoom ${imported.maxZoom}).`
  return (await service?.start()) ?? null
}
