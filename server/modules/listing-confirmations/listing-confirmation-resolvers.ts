import type { MutationResolvers, QueryResolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { ConfirmationsContext } from './listing-confirmations-services.ts'

export const confirmationQueries: Pick<
  QueryResolvers<ConfirmationsContext>,
  'listingConfirmation' | 'listingsToConfirm'
> = {
  listingConfirmation: async (_parent, { listingId }, { caller, services }) => {
    const member = await caller()
    return member && services.listingConfirmations.of(member, listingId)
  },
  listingsToConfirm: async (_parent, _arguments, { caller, services }) => {
    const member = await caller()
    return member === null ? [] : services.listingConfirmations.waitingFor(member)
  },
}

export const confirmationMutations: Pick<MutationResolvers<ConfirmationsContext>, 'confirmListing'> = {
  confirmListing: async (_parent, { listingId }, context) => ({
    confirmation: await context.services.listingConfirmations.confirm(await requireMember(context), listingId),
  }),
}
