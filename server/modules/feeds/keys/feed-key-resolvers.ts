import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { FeedsContext } from '../feeds-services.ts'

const LARGEST_ID = 2_147_483_647

export const feedKeyResolvers: Pick<Resolvers<FeedsContext>, 'FeedKey' | 'OfficeFeed'> = {
  OfficeFeed: {
    office: (office) => office,
    keys: ({ id }, _arguments, { services }) => services.feedKeys.ofOffice(id),
  },
  FeedKey: {
    id: ({ id }) => String(id),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    lastUsedAt: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null,
    revokedAt: ({ revokedAt }) => revokedAt?.toISOString() ?? null,
  },
}

export const feedKeyQueries: Pick<QueryResolvers<FeedsContext>, 'officeFeed'> = {
  officeFeed: async (_parent, { officeId }, context) =>
    context.services.feedKeys.officeOf(await requireMember(context), officeId ?? null),
}

export const feedKeyMutations: Pick<MutationResolvers<FeedsContext>, 'createFeedKey' | 'revokeFeedKey'> = {
  createFeedKey: async (_parent, { officeId, name }, context) => {
    const member = await requireMember(context)
    return context.services.feedKeys.create(member, { officeId: officeId ?? null, name: name.trim() })
  },
  revokeFeedKey: async (_parent, { keyId }, context) => {
    const member = await requireMember(context)
    const id = /^\d{1,10}$/.test(keyId) ? Number(keyId) : 0
    if (id < 1 || id > LARGEST_ID) throw new PortalError('NOT_FOUND', errors.noKey, { field: 'keyId' })
    return { key: await context.services.feedKeys.revoke(member, id) }
  },
}
