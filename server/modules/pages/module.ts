import type { FastifyPluginAsync } from 'fastify'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { ExecuteDocument } from '#server/platform/graphql/execute-document.ts'
import type { Identify } from '#server/platform/rest/caller.ts'

export type PagesSettings = (executeDocument: ExecuteDocument, identify: Identify) => FastifyPluginAsync

/** Every other URL: the pages, which run documents of the contract in this process. */
export const pagesOfPortal = (routesOver: PagesSettings) =>
  defineModule({
    name: moduleNamed('pages'),
    dependsOn: [],
    routes: (_services, executeDocument, identify) => routesOver(executeDocument, identify),
  })
