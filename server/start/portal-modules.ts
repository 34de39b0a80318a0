import path from 'node:path'
import { type Environment, mapOriginsOf } from '#server/environment.ts'
import type { ShownImages } from '#server/modules/images/image-source.ts'
import { ffmpegEncoder } from '#server/modules/listing-videos/ffmpeg.ts'
import type { ListingVideosSettings } from '#server/modules/listing-videos/module.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { demonstrationImages } from './demonstration-images.ts'
import { findProgram } from './find-program.ts'
import { picturesForVideos } from './video-pictures.ts'
import { imagesRoutes } from '#server/modules/images/images-routes.ts'
import { listingImages } from '#server/modules/images/listing-images.ts'
import type { ImagesSettings } from '#server/modules/images/module.ts'
import { memberImages } from '../modules/images/member-images.ts'
import { reviewImages } from '../modules/images/review-images.ts'
import type { PagesOptions } from '../modules/pages/pages-module.ts'

const shownImages = async (
  { hasDemoData, hasPlainPictures: isPlain }: Environment,
  { database, objects }: Pick<PlatformServices, 'database' | 'objects'>,
): Promise<ShownImages> => {
  const others = await demonstrationImages(database, { hasDemoData, isPlain })
  return listingImages({ database, objects }, reviewImages(database, memberImages(database, others)))
}

/** Pictures of the demonstration, of members, of reviews and from feeds, made once and kept in the folder `pictures` of the data folder. */
export const portalImages =
  (environment: Environment): ImagesSettings =>
  (parts) =>
  async (app, options) => {
    const cacheFolder = path.join(environment.dataFolder, environment.hasPlainPictures ? 'plain-pictures' : 'pictures')
    return imagesRoutes({ ...(await shownImages(environment, parts)), cacheFolder })(app, options)
  }

/** Videos of listings, where ffmpeg is installed; undefined where it is not. */
export async function portalVideos(environment: Environment): Promise<ListingVideosSettings | undefined> {
  const { PATH: searchPath = '' } = process.env
  const program = await findProgram('ffmpeg', { given: environment.ffmpeg, searchPath })
  if (program === null) return undefined
  return {
    encoder: ffmpegEncoder({ program, folder: path.join(environment.dataFolder, 'videos-in-work') }),
    picturesOf: (parts) => picturesForVideos(() => shownImages(environment, parts)),
  }
}

/** What every page is told of its portal, wherever the pages themselves come from. */
export function pageFacts(
  environment: Environment,
  version: string,
): Omit<
  PagesOptions,
  'renderer' | 'assetsOf' | 'transformDocument' | 'runDocument' | 'identify' | 'sentMarks' | 'adPlacements'
> {
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
    hasAdFrames: environment.adOrigins.length > 0,
    ...(environment.publicOrigin === null ? {} : { publicOrigin: environment.publicOrigin }),
  }
}
