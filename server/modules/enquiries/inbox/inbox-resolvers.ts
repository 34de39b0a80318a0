import { folderOf, inboxWords } from '#domain/enquiries/enquiry-inbox.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { checkedKey } from '#server/platform/graphql/checked-key.ts'
import type { EnquiriesContext } from '../enquiries-services.ts'
import { listingOf } from './listing-of-enquiry.ts'
import { repliesOf } from './inbox.queries.ts'

export const inboxResolvers: Pick<Resolvers<EnquiriesContext>, 'EnquiryInbox' | 'EnquiryReply' | 'InboxEnquiry'> = {
  EnquiryInbox: {
    total: ({ total }) => total,
    unreadCount: ({ unreadCount }) => unreadCount,
    isOfOffice: ({ isOfOffice }) => isOfOffice,
    results: ({ rows }) => rows,
  },
  InboxEnquiry: {
    folder: ({ archivedAt, answeredAt }) =>
      folderOf({ isArchived: archivedAt !== null, isAnswered: answeredAt !== null }),
    agent: ({ agentId }, _arguments, { services }) => requiredAgent(services, agentId),
    home: async (row, _arguments, { services }) => (await listingOf(services, row)).forAgent,
    listingPath: async (row, _arguments, { services }) => (await listingOf(services, row)).path,
    topics: ({ details }) => details.topics ?? [],
    wantsInspection: ({ details }) => details.wantsInspection ?? false,
    reason: ({ details }) => details.reason ?? null,
    buyerKind: ({ details }) => details.buyerKind ?? null,
    receivedAt: ({ receivedAt }) => receivedAt.toISOString(),
    isRead: ({ readAt }) => readAt !== null,
    replies: ({ id }, _arguments, { services }) => repliesOf(services.database, [id]),
  },
  EnquiryReply: {
    agentName: async ({ agentId }, _arguments, { services }) => (await requiredAgent(services, agentId)).name,
    sentAt: ({ sentAt }) => sentAt.toISOString(),
    delivery: ({ mailState }) => mailState ?? 'sent',
  },
}

async function requiredAgent(
  { offices }: Pick<EnquiriesContext['services'], 'offices'>,
  agentId: number,
): Promise<AgentRecord> {
  const agent = await offices.agent(agentId)
  if (agent === null) throw new Error(`There is no agent ${agentId}`)
  return agent
}

export const inboxQueries: Pick<QueryResolvers<EnquiriesContext>, 'enquiryInbox' | 'inboxEnquiry'> = {
  enquiryInbox: async (_parent, { folder, query, skip, take }, context) => {
    const member = await requireMember(context)
    return context.services.enquiryInbox.page(member, { folder, query: inboxWords(query), skip, take })
  },
  inboxEnquiry: async (_parent, { reference }, context) => {
    const member = await requireMember(context)
    return context.services.enquiryInbox.one(member, reference)
  },
}

type Changes = 'archiveEnquiry' | 'markEnquiryRead' | 'replyToEnquiry'

export const inboxMutations: Pick<MutationResolvers<EnquiriesContext>, Changes> = {
  replyToEnquiry: async (_parent, { reference, input }, context) => {
    const member = await requireMember(context)
    const reply = { message: input.message, idempotencyKey: checkedKey(input.idempotencyKey) }
    return { enquiry: await context.services.enquiryInbox.reply(member, reference, reply) }
  },
  archiveEnquiry: async (_parent, { reference, isArchived }, context) => {
    const member = await requireMember(context)
    return { enquiry: await context.services.enquiryInbox.archive(member, reference, isArchived) }
  },
  markEnquiryRead: async (_parent, { reference, isRead }, context) => {
    const member = await requireMember(context)
    return { enquiry: await context.services.enquiryInbox.markRead(member, reference, isRead) }
  },
}
