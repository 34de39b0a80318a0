import { search } from '#server/modules/search/search-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { loadMapGround } from './map-ground.ts'
import { mapRoutes } from './map-routes.ts'
import { boundarySources } from './suburb-boundaries.queries.ts'
import { streetsRoutes } from './streets/streets-routes.ts'
import type { TileService } from './tile-service/tile-service.ts'
import { tileServiceRoutes } from './tile-service/tile-service-routes.ts'

export type MapSettings = {
  /** Where street tiles are that were imported; null without a folder of data. */
  mapFolder: string | null
  /** Where street tiles come from where none were imported; null asks nobody. */
  tileService: TileService | null
  /** Streets that stand in for true ones where there are none. */
  inventedStreets?: TileService | null
}

/** The map of the country, and its streets. */
export const mapModule = ({ mapFolder, tileService, inventedStreets }: MapSettings) => {
  const services = [tileService, inventedStreets].filter((service) => service != null)
  return defineModule({
    name: moduleNamed('map'),
    dependsOn: [search],
    routes:
      ({ database, locationIndex }) =>
      async (app) => {
        await app.register(mapRoutes, {
          loadGround: () => loadMapGround(database),
          boundarySources: () => boundarySources(database),
          refreshCount: locationIndex.refreshCount,
        })
        await app.register(streetsRoutes, { mapFolder, services })
        if (services.length > 0) await app.register(tileServiceRoutes, { mapFolder, services })
      },
  })
}
