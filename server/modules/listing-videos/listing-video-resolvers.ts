import { listingVideoUrl, secondsOfVideo } from '#domain/listing-videos/listing-video.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { VideoFile } from './listing-video-record.ts'
import { fileShown, isSame } from './listing-videos.ts'
import type { ListingVideosContext } from './listing-videos-services.ts'

const videoView = ({ identifier, photos }: VideoFile) => ({
  url: listingVideoUrl(identifier),
  seconds: secondsOfVideo(photos.length),
})

export const listingVideoResolvers: Pick<Resolvers<ListingVideosContext>, 'Listing' | 'StaffListingVideo'> = {
  Listing: {
    async photoVideo({ record }, _arguments, { services }) {
      const file = await services.listingVideos.shownOn(record)
      return file && videoView(file)
    },
  },
  StaffListingVideo: {
    listingId: ({ record }) => record.row.id,
    address: ({ record: { row, suburb } }, _arguments, { services }) => services.listingView.longAddress(row, suburb),
    photoCount: ({ record }) => record.row.photos.length,
    state: ({ row }) => row?.state ?? 'none',
    failure: ({ row }) => row?.failure ?? null,
    askedAt: ({ row }) => row?.askedAt.toISOString() ?? null,
    video: ({ row }) => (row?.file == null ? null : videoView(row.file)),
    isShown: ({ record, row }) => fileShown(record, row) !== null,
    isVisible: ({ row }) => row?.isVisible ?? true,
    isOutdated: ({ record, row }) => row?.file != null && !isSame(record, { ...row, state: 'done' }),
  },
}

export const listingVideoQueries: Pick<
  QueryResolvers<ListingVideosContext>,
  'staffListingVideo' | 'staffListingVideos'
> = {
  staffListingVideo: async (_parent, { listingId }, context) =>
    context.services.listingVideos.one(await requireMember(context), listingId),
  staffListingVideos: async (_parent, _arguments, context) =>
    context.services.listingVideos.latest(await requireMember(context)),
}

export const listingVideoMutations: Pick<
  MutationResolvers<ListingVideosContext>,
  'generateListingVideo' | 'showListingVideo'
> = {
  generateListingVideo: async (_parent, { input }, context) => ({
    video: await context.services.listingVideos.generate(await requireMember(context), input),
  }),
  showListingVideo: async (_parent, { input }, context) => ({
    video: await context.services.listingVideos.show(await requireMember(context), input),
  }),
}
