import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { loadMapGround } from './map-ground.ts'
import { mapRoutes } from './map-routes.ts'
import { streetsRoutes } from './streets/streets-routes.ts'

/** The map of the country, and the streets that were imported; `mapFolder` is null without a folder of data. */
export const mapModule = ({ mapFolder }: { mapFolder: string | null }) =>
  defineModule({
    name: moduleNamed('map'),
    dependsOn: [],
    routes:
      ({ database }) =>
      async (app) => {
        await app.register(mapRoutes, { loadGround: () => loadMapGround(database) })
        await app.register(streetsRoutes, { mapFolder })
      },
  })
