import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { versionQueries } from './version-resolvers.ts'
import { versionRoutes } from './version-routes.ts'

/** Which version of the portal runs. */
export const versionModule = defineModule({
  name: moduleNamed('version'),
  dependsOn: [],
  resolvers: { Query: versionQueries },
  routes:
    ({ version }) =>
    (app) =>
      versionRoutes(app, { version }),
})
