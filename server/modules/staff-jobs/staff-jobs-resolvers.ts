import { shownError } from '#domain/staff/dead-letters.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { StaffJobsContext } from './staff-jobs-services.ts'

export const staffJobsResolvers: Pick<Resolvers<StaffJobsContext>, 'DeadLetter' | 'WorkQueue'> = {
  WorkQueue: {
    countedAt: ({ countedAt }) => countedAt?.toISOString() ?? null,
    lastError: ({ lastError }) => (lastError === null ? null : shownError(lastError)),
  },
  DeadLetter: {
    error: ({ error }) => shownError(error),
    occurredAt: ({ occurredAt }) => occurredAt.toISOString(),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
}

export const staffJobsQueries: Pick<QueryResolvers<StaffJobsContext>, 'deadLetters' | 'workReport'> = {
  workReport: async (_parent, _arguments, context) => context.services.staffJobs.report(await requireMember(context)),
  deadLetters: async (_parent, { consumer, paging }, context) =>
    context.services.staffJobs.deadLetters(await requireMember(context), consumer ?? null, paging),
}

export const staffJobsMutations: Pick<MutationResolvers<StaffJobsContext>, 'actOnDeadLetters'> = {
  actOnDeadLetters: async (_parent, { input }, context) =>
    context.services.staffJobs.act(await requireMember(context), input),
}
