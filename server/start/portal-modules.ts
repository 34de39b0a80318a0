import path from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import { type Environment, mapOriginsOf } from '#server/environment.ts'
import { demonstrationImages } from './demonstration-images.ts'
import { imagesRoutes } from '#server/modules/images/images-routes.ts'
import { memberImages } from '../modules/images/member-images.ts'
import { reviewImages } from '../modules/images/review-images.ts'
import type { PagesOptions } from '../modules/pages/pages-module.ts'

/** Pictures of the demonstration, of members and of reviews, made once and kept in the folder `pictures` of the data folder. */
export const portalImages =
  (environment: Environment) =>
  (database: Database): FastifyPluginAsync =>
  async (app, options) => {
    const { hasDemoData, hasPlainPictures: isPlain } = environment
    const others = await demonstrationImages(database, { hasDemoData, isPlain })
    const cacheFolder = path.join(environment.dataFolder, isPlain ? 'plain-pictures' : 'pictures')
    return imagesRoutes({ ...reviewImages(database, memberImages(database, others)), cacheFolder })(app, options)
  }

/** What every page is told of its portal, wherever the pages themselves come from. */
export function pageFacts(
  environment: Environment,
  version: string,
): Omit<PagesOptions, 'renderer' | 'assetsOf' | 'transformDocument' | 'runDocument' | 'identify' | 'sentMarks'> {
  return {
    version,
    clock: () => new Date(),
    queryTimeoutMilliseconds: environment.renderQueryTimeout,
    supportPhone: environment.support.phone,
    helpEmail: environment.support.email,
    mapStyleUrl: environment.mapStyleUrl,
    mapOrigins: mapOriginsOf(environment),
    settings: environment.pageSettings,
    ...(environment.publicOrigin === null ? {} : { publicOrigin: environment.publicOrigin }),
  }
}
