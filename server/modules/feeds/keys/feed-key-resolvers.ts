import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { OfficeRecord } from '#server/modules/offices/office-record.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { FeedsContext } from '../feeds-services.ts'

const LARGEST_ID = 2_147_483_647

export const feedKeyResolvers: Pick<Resolvers<FeedsContext>, 'FeedKey' | 'FeedWebhook' | 'OfficeFeed'> = {
  OfficeFeed: {
    keys: ({ office, maySend }, _arguments, { services }) => (maySend ? services.feedKeys.ofOffice(office.id) : []),
    webhook: ({ office, maySend }, _arguments, { services }) =>
      maySend ? services.feedWebhooks.ofOffice(office.id) : null,
  },
  FeedWebhook: { changedAt: ({ changedAt }) => changedAt.toISOString() },
  FeedKey: {
    id: ({ id }) => String(id),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    lastUsedAt: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null,
    revokedAt: ({ revokedAt }) => revokedAt?.toISOString() ?? null,
  },
}

export const feedKeyQueries: Pick<QueryResolvers<FeedsContext>, 'feedAccess' | 'officeFeed'> = {
  officeFeed: async (_parent, { officeId }, context) =>
    context.services.feedKeys.feedOf(await requireMember(context), officeId ?? null),
  feedAccess: async (_parent, _arguments, context) => context.services.feedKeys.accessOf(await requireMember(context)),
}

type Changes = 'createFeedKey' | 'removeFeedWebhook' | 'revokeFeedKey' | 'setFeedWebhook'

/** The office for which a member manages what it is sent with. */
async function managedOffice(context: FeedsContext, officeId: number | null | undefined): Promise<OfficeRecord> {
  const office = await context.services.feedKeys.officeOf(await requireMember(context), officeId ?? null)
  if (office === null) throw new PortalError('FORBIDDEN', errors.notYours)
  return office
}

/** Does something of which the log of staff has a row, where staff do it. */
const recorded = async <Value>(
  context: FeedsContext,
  { id: officeId }: OfficeRecord,
  kind: 'removeFeedWebhook' | 'setFeedWebhook',
  change: () => Promise<Value>,
): Promise<Value> => {
  const member = await requireMember(context)
  return context.services.database.transaction(async () => {
    const value = await change()
    await context.services.feedKeys.recordByStaff(member, { kind, officeId })
    return value
  })
}

export const feedKeyMutations: Pick<MutationResolvers<FeedsContext>, Changes> = {
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
  setFeedWebhook: async (_parent, { officeId, url }, context) => {
    const office = await managedOffice(context, officeId)
    const { feedWebhooks } = context.services
    const webhook = await recorded(context, office, 'setFeedWebhook', () => feedWebhooks.set(office.id, url))
    return { webhook, secret: webhook.secret }
  },
  removeFeedWebhook: async (_parent, { officeId }, context) => {
    const office = await managedOffice(context, officeId)
    const { feedWebhooks } = context.services
    if ((await feedWebhooks.ofOffice(office.id)) !== null) {
      await recorded(context, office, 'removeFeedWebhook', () => feedWebhooks.remove(office.id))
    }
    return { feed: { office, maySend: true } }
  },
}
