import { defineModule, moduleNamed } from '#server/platform/modules/define-module.ts'
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
