import { possiblePremierActs, premierState, premierSteps } from '#domain/premier/premier-workflow.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { PremierContext } from './premier-services.ts'

export const premierResolvers: Pick<Resolvers<PremierContext>, 'Agent' | 'PremierWorkflow'> = {
  Agent: { isPremier: ({ id }, _arguments, { services }) => services.premierAgents.isPremier(id) },
  PremierWorkflow: {
    state: ({ row, facts }) => premierState(premierSteps(facts, row), row),
    steps: ({ row, facts }) => premierSteps(facts, row),
    acts: ({ row, facts }) => possiblePremierActs(row, premierSteps(facts, row)),
    revision: ({ row }) => row?.revision ?? 0,
    changedAt: ({ row }) => row?.changedAt.toISOString() ?? null,
  },
}

export const premierQueries: Pick<
  QueryResolvers<PremierContext>,
  'premierEmails' | 'premierWorkflow' | 'premierWorkflows'
> = {
  premierWorkflow: async (_parent, { username }, context) =>
    context.services.premierAgents.one(await requireMember(context), username),
  premierWorkflows: async (_parent, _arguments, context) =>
    context.services.premierAgents.latest(await requireMember(context)),
  premierEmails: async (_parent, _arguments, context) =>
    context.services.premierAgents.hasEmails(await requireMember(context)),
}

export const premierMutations: Pick<MutationResolvers<PremierContext>, 'actOnPremierWorkflow' | 'setPremierEmails'> = {
  actOnPremierWorkflow: async (_parent, { input }, context) => ({
    workflow: await context.services.premierAgents.act(await requireMember(context), input),
  }),
  async setPremierEmails(_parent, { isOn }, context) {
    await context.services.premierAgents.setEmails(await requireMember(context), isOn)
    return { isOn }
  },
}
