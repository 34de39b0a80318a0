import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { seoRoutes } from './seo-routes.ts'

/** What search engines read: robots.txt and sitemaps. */
export const seoModule = ({ publicOrigin }: { publicOrigin: string | undefined }) =>
  defineModule({
    name: moduleNamed('seo'),
    dependsOn: [],
    routes:
      ({ database, clock }) =>
      (app) =>
        seoRoutes(app, { database, clock, ...(publicOrigin === undefined ? {} : { publicOrigin }) }),
  })
