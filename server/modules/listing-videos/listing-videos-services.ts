import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { ListingVideosParts } from './listing-videos-parts.ts'
import type { ListingVideos } from './listing-videos.ts'
import type { VideoMaker } from './video-maker.ts'

type ListingVideosServices = { listingVideos: ListingVideos; videoMaker: VideoMaker | null }

export const listingVideosName = moduleNamed<ListingVideosServices>('listing-videos')

export type ListingVideosContext = GraphContext<ListingVideosParts & ListingVideosServices>
