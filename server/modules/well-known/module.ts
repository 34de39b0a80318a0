import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { wellKnownRoutes } from './well-known-routes.ts'

/** What programs look for at the same place of every site. */
export const wellKnownModule = (settings: { helpEmail: string; publicOrigin: string | undefined }) =>
  defineModule({
    name: moduleNamed('well-known'),
    dependsOn: [],
    routes:
      ({ clock }) =>
      (app) =>
        wellKnownRoutes(app, { ...settings, clock }),
  })
