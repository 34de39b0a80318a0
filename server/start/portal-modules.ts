import path from 'node:path'
import { type Environment, mapOriginsOf } from '#server/environment.ts'
import { demonstrationImages } from './demonstration-images.ts'
import { imagesRoutes } from '#server/modules/images/images-routes.ts'
import { listingImages } from '#server/modules/images/listing-images.ts'
import type { ImagesSettings } from '#server/modules/images/module.ts'
import { memberImages } from '../modules/images/member-images.ts'
import { reviewImages } from '../modules/images/review-images.ts'
import type { PagesOptions } from '../modules/pages/pages-module.ts'

/** Pictures of the demonstration, of members, of reviews and from feeds, made once and kept in the folder `pictures` of the data folder. */
export const portalImages =
  (environment: Environment): ImagesSettings =>
  ({ database, objects }) =>
  async (app, options) => {
    const { hasDemoData, hasPlainPictures: isPlain } = environment
    const others = await demonstrationImages(database, { hasDemoData, isPlain })
    const cacheFolder = path.join(environment.dataFolder, isPlain ? 'plain-pictures' : 'pictures')
    const images = listingImages({ database, objects }, reviewImages(database, memberImages(database, others)))
    return imagesRoutes({ ...images, cacheFolder })(app, options)
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
    adminOrigin: environment.adminOrigin,
    ...(environment.publicOrigin === null ? {} : { publicOrigin: environment.publicOrigin }),
  }
}
