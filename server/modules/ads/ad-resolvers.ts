import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { type GraphContext, requireMember } from '#server/platform/graphql/context.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { isRunning } from './ad-record.ts'
import type { AdsServices } from './ads-services.ts'

type AdsContext = GraphContext<PlatformServices & AdsServices>

export const adResolvers: Pick<Resolvers<AdsContext>, 'StaffAd'> = {
  StaffAd: {
    ad: (row) => row,
    startedAt: ({ startedAt }) => startedAt.toISOString(),
    endsAt: ({ endsAt }) => endsAt.toISOString(),
    isRunning: (row, _arguments, { services }) => isRunning(row, services.clock()),
  },
}

export const adQueries: Pick<QueryResolvers<AdsContext>, 'adOrigins' | 'ads' | 'staffAds'> = {
  ads: (_parent, _arguments, { services }) => services.ads.running(),
  staffAds: async (_parent, _arguments, context) => context.services.ads.latest(await requireMember(context)),
  adOrigins: async (_parent, _arguments, context) => [...context.services.ads.origins(await requireMember(context))],
}

export const adMutations: Pick<MutationResolvers<AdsContext>, 'createAd' | 'endAd'> = {
  createAd: async (_parent, { input }, context) => ({
    ad: await context.services.ads.create(await requireMember(context), input),
  }),
  endAd: async (_parent, { input }, context) => ({
    ad: await context.services.ads.end(await requireMember(context), input),
  }),
}
