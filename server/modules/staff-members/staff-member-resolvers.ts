import { contactsOf } from '#domain/members/member-view.ts'
import { asList, standingOf } from '#domain/staff/manage-members.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { StaffMemberFilter } from '#server/generated/schema-types.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { MemberFilter } from './staff-member-record.ts'
import type { StaffMembersContext } from './staff-members-services.ts'

type Types = 'StaffBatch' | 'StaffMember' | 'StaffMemberSession'

export const staffMemberResolvers: Pick<Resolvers<StaffMembersContext>, Types> = {
  StaffMember: {
    kind: ({ isAgent }) => (isAgent ? 'agent' : 'local'),
    standing: ({ isEmailConfirmed, closedAt }) => standingOf({ isEmailConfirmed, isClosed: closedAt !== null }),
    joinedAt: ({ joinedAt }) => joinedAt.toISOString(),
    closedAt: ({ closedAt }) => closedAt?.toISOString() ?? null,
    claims: ({ claims }) => asList(claims),
    contacts: (member) => contactsOf(member),
    sessions: ({ id }, _arguments, { services, now }) => services.identity.identity.sessions.listOf(id, now),
  },
  StaffMemberSession: {
    startedAt: ({ startedAt }) => startedAt.toISOString(),
    lastSeenAt: ({ lastSeenAt }) => lastSeenAt.toISOString(),
  },
  StaffBatch: {
    isFinished: ({ finishedAt }) => finishedAt !== null,
    startedAt: ({ startedAt }) => startedAt.toISOString(),
  },
}

type Queries = 'staffBatch' | 'staffMember' | 'staffMembers'

export const staffMemberQueries: Pick<QueryResolvers<StaffMembersContext>, Queries> = {
  staffMembers: async (_parent, { filter, order, paging }, context) => {
    const staff = await requireMember(context)
    return { paging, ...(await context.services.staffMembers.page(staff, filterOf(filter), { order, ...paging })) }
  },
  staffMember: async (_parent, { id }, context) => context.services.staffMembers.one(await requireMember(context), id),
  staffBatch: async (_parent, { id }, context) => context.services.staffBatches.one(await requireMember(context), id),
}

type Mutations = 'changeClaims' | 'endMemberSessions' | 'setAccountClosed' | 'startStaffBatch'

export const staffMemberMutations: Pick<MutationResolvers<StaffMembersContext>, Mutations> = {
  changeClaims: async (_parent, { input }, context) =>
    context.services.staffMembers.changeClaims(await requireMember(context), input),
  endMemberSessions: async (_parent, { input }, context) =>
    context.services.staffMembers.endSessions(await requireMember(context), input),
  setAccountClosed: async (_parent, { input }, context) =>
    context.services.staffMembers.setClosed(await requireMember(context), input),
  startStaffBatch: async (_parent, { input }, context) => {
    const { memberIds, filter, idempotencyKey, ...asked } = input
    const batch = await context.services.staffBatches.start(await requireMember(context), {
      ...asked,
      memberIds: memberIds ?? null,
      filter: filter == null ? null : filterOf(filter),
      idempotencyKey: idempotencyKey ?? null,
    })
    return { batch }
  },
}

const filterOf = ({ text, kind, standing, isStaff }: StaffMemberFilter): MemberFilter => ({
  text,
  kind: kind ?? null,
  standing: standing ?? null,
  isStaff: isStaff ?? null,
})
