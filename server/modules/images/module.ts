import type { FastifyPluginAsync } from 'fastify'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { Database } from '#server/platform/database/database.ts'

export type ImagesSettings = (database: Database) => FastifyPluginAsync

/** The image service, over the pictures that the start gives it. */
export const imagesModule = (routesOver: ImagesSettings) =>
  defineModule({
    name: moduleNamed('images'),
    dependsOn: [],
    routes: ({ database }) => routesOver(database),
  })
