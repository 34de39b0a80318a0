import type { FastifyPluginAsync } from 'fastify'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { ExecuteDocument } from '#server/platform/graphql/execute-document.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import { type SentMarks, sentMarks } from './sent-marks.ts'

export type PagesSettings = (
  executeDocument: ExecuteDocument,
  identify: Identify,
  sentMarks: SentMarks,
) => FastifyPluginAsync

/** Every other URL: the pages, which run documents of the contract in this process. */
export const pagesOfPortal = (routesOver: PagesSettings) =>
  defineModule({
    name: moduleNamed('pages'),
    dependsOn: [],
    routes: ({ database, clock }, executeDocument, identify) =>
      routesOver(executeDocument, identify, sentMarks(database, clock)),
  })
