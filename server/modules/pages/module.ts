import type { FastifyPluginAsync } from 'fastify'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { ExecuteDocument } from '#server/platform/graphql/execute-document.ts'

export type PagesSettings = (executeDocument: ExecuteDocument) => FastifyPluginAsync

/** Every other URL: the pages, which run documents of the contract in this process. */
export const pagesOfPortal = (routesOver: PagesSettings) =>
  defineModule({
    name: moduleNamed('pages'),
    dependsOn: [],
    routes: (_services, executeDocument) => routesOver(executeDocument),
  })
