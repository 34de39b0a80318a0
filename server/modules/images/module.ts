import type { FastifyPluginAsync } from 'fastify'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'

export type ImagesSettings = (parts: Pick<PlatformServices, 'database' | 'objects'>) => FastifyPluginAsync

/** The image service, over the pictures that the start gives it. */
export const imagesModule = (routesOver: ImagesSettings) =>
  defineModule({
    name: moduleNamed('images'),
    dependsOn: [],
    routes: routesOver,
  })
