import type { QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { type GraphContext, requireMember } from '#server/platform/graphql/context.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { type ListingLog, listingLogOver } from './listing-log.ts'

type ListingLogServices = { listingLog: ListingLog }
type Context = GraphContext<ListingLogServices>

const resolvers: Pick<Resolvers<Context>, 'ListingLogEntry'> = {
  ListingLogEntry: { at: ({ at }) => at.toISOString() },
}

const queries: Pick<QueryResolvers<Context>, 'listingLog' | 'loggedListings'> = {
  loggedListings: async (_parent, { query }, context) =>
    context.services.listingLog.find(await requireMember(context), query),
  listingLog: async (_parent, { listingId, before, take }, context) =>
    context.services.listingLog.page(await requireMember(context), { listingId, before: before ?? null, take }),
}

/** What became of listings, for staff. */
export const listingLogModule = defineModule({
  name: moduleNamed<ListingLogServices>('listing-log'),
  dependsOn: [],
  services: (parts) => ({ listingLog: listingLogOver(parts) }),
  resolvers: { ...resolvers, Query: queries },
})
