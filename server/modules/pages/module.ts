import type { FastifyPluginAsync } from 'fastify'
import { defineModule, moduleNamed } from '#server/platform/modules/define-module.ts'
import type { ExecuteDocument } from '#server/platform/graphql/execute-document.ts'

export type PagesSettings = (executeDocument: ExecuteDocument) => FastifyPluginAsync

/** Every other URL: the pages, which run documents of the contract in this process. */
export const pagesOfPortal = (routesOver: PagesSettings) =>
  defineModule({
    name: moduleNamed('pages'),
    dependsOn: [],
    routes: (_services, executeDocument) => routesOver(executeDocument),
  })
