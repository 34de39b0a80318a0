import { listings } from '#server/modules/listings/listings-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { PictureOf, VideoEncoder } from './listing-video-record.ts'
import { listingVideoMutations, listingVideoQueries, listingVideoResolvers } from './listing-video-resolvers.ts'
import { listingVideos } from './listing-videos.ts'
import { listingVideosName } from './listing-videos-services.ts'
import { videoJobs, videoMaker } from './video-maker.ts'
import { videoRoutes } from './video-routes.ts'

export type ListingVideosSettings = {
  encoder: VideoEncoder
  picturesOf: (parts: Pick<PlatformServices, 'database' | 'objects'>) => PictureOf
}

/** Videos that the portal makes from the photos of listings; none are made without settings. */
export const listingVideosModule = (settings: ListingVideosSettings | null) =>
  defineModule({
    name: listingVideosName,
    dependsOn: [listings, staff],
    services: (parts) => ({
      listingVideos: listingVideos({ ...parts, isAvailable: settings !== null }),
      videoMaker:
        settings && videoMaker({ ...parts, encoder: settings.encoder, pictureOf: settings.picturesOf(parts) }),
    }),
    resolvers: { ...listingVideoResolvers, Query: listingVideoQueries, Mutation: listingVideoMutations },
    jobs: videoJobs,
    routes: videoRoutes,
  })
