import type { FastifyPluginAsync } from 'fastify'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { adsName } from '#server/modules/ads/ads-services.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { ExecuteDocument } from '#server/platform/graphql/execute-document.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import { type SentMarks, sentMarks } from './sent-marks.ts'

/** What the pages are given of the portal. */
type PagesParts = {
  runDocument: ExecuteDocument
  identify: Identify
  sentMarks: SentMarks
  /** Where ads run. */
  adPlacements: () => Promise<readonly string[]>
}

export type PagesSettings = (parts: PagesParts) => FastifyPluginAsync

/** Every other URL: the pages, which run documents of the contract in this process. */
export const pagesOfPortal = (routesOver: PagesSettings) =>
  defineModule({
    name: moduleNamed('pages'),
    dependsOn: [adsName],
    routes: ({ database, clock, ads }, runDocument, identify) =>
      routesOver({
        runDocument,
        identify,
        sentMarks: sentMarks(database, clock),
        adPlacements: () => ads.placements(),
      }),
  })
