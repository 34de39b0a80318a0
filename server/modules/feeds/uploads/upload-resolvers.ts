import { sentFilePath } from '#domain/feeds/feed-upload.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { FeedsContext } from '../feeds-services.ts'
import type { ShownUpload } from './upload-record.ts'

export const uploadResolvers: Pick<Resolvers<FeedsContext>, 'FeedUpload'> = {
  FeedUpload: {
    office: ({ officeId }, _arguments, { services }) => (officeId === null ? null : services.offices.office(officeId)),
    senderKind: senderKindOf,
    receivedAt: ({ receivedAt }) => receivedAt.toISOString(),
    finishedAt: ({ finishedAt }) => finishedAt?.toISOString() ?? null,
    counts: ({ id }, _arguments, { services }) => services.uploadReports.counts(id),
    failureReason: ({ state, reason }) => (state === 'failed' ? reason : null),
    failureLine: ({ failedLine }) => failedLine,
    filePath: ({ id, isFileKept, mayReadFile }) => (isFileKept && mayReadFile ? sentFilePath(id) : null),
  },
}

/** Every file of the folder has no office, and nothing else has none. */
function senderKindOf({ keyId, officeId }: ShownUpload) {
  if (keyId !== null) return 'key'
  return officeId === null ? 'folder' : 'member'
}

export const uploadQueries: Pick<QueryResolvers<FeedsContext>, 'feedResults' | 'feedUpload' | 'feedUploads'> = {
  feedUploads: async (_parent, { officeId, filter, skip, take }, context) =>
    context.services.officeUploads.page(await requireMember(context), {
      officeId: officeId ?? null,
      filter,
      skip,
      take,
    }),
  feedUpload: async (_parent, { uploadId }, context) =>
    context.services.officeUploads.one(await requireMember(context), uploadId),
  feedResults: async (_parent, { uploadId, outcome, skip, take }, context) =>
    context.services.officeUploads.results(await requireMember(context), uploadId, {
      outcome: outcome ?? null,
      skip,
      take,
    }),
}

export const uploadMutations: Pick<MutationResolvers<FeedsContext>, 'setFeedNote'> = {
  setFeedNote: async (_parent, { uploadId, note }, context) => ({
    upload: await context.services.officeUploads.note(await requireMember(context), uploadId, note),
  }),
}
