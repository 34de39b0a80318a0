import type { StaffListingState } from '#domain/staff/listing-acts.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { isBoosted, type ListingRow } from '#server/modules/listings/listing-record.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { StaffListingsContext } from './staff-listings-services.ts'

export const staffListingResolvers: Pick<Resolvers<StaffListingsContext>, 'StaffListing'> = {
  StaffListing: {
    listing: (record) => record,
    streetAddress: ({ row }) => row.streetAddress ?? '',
    office: ({ office }) => office,
    agents: ({ agents }) => agents,
    isFromFeed: ({ isFromFeed }) => isFromFeed,
    state: ({ row }) => stateOf(row),
    hiddenAt: ({ row }) => row.hiddenAt?.toISOString() ?? null,
    boostEndsAt: ({ row }) => (isBoosted(row) ? (row.boostEndsAt?.toISOString() ?? null) : null),
    boostedBy: async ({ row }, _arguments, { services }) =>
      isBoosted(row) ? ((await services.staffActions.latest('boostListing', row.id))?.by ?? null) : null,
  },
}

function stateOf({ hiddenAt, statusType, isUnderOffer }: ListingRow): StaffListingState {
  if (hiddenAt !== null) return 'hidden'
  return statusType === 'available' && isUnderOffer ? 'underOffer' : statusType
}

export const staffListingQueries: Pick<QueryResolvers<StaffListingsContext>, 'staffListings'> = {
  staffListings: async (_parent, { filter, order, paging }, context) => {
    const member = await requireMember(context)
    const { id, address, officeId, agentId, states, isBoosted: onlyBoosted } = filter
    const wanted = {
      id: id ?? null,
      address: address?.trim().toLowerCase() ?? null,
      officeId: officeId ?? null,
      agentId: agentId ?? null,
      states: states ?? [],
      isBoosted: onlyBoosted,
    }
    return context.services.staffListings.page(member, wanted, { order, ...paging })
  },
}

export const staffListingMutations: Pick<MutationResolvers<StaffListingsContext>, 'actOnListing'> = {
  actOnListing: async (_parent, { input: { replacesBoostUntil, ...input } }, context) => {
    const member = await requireMember(context)
    return context.services.staffListings.act(member, {
      ...input,
      days: input.days ?? null,
      replaces: replacesBoostUntil == null ? null : new Date(replacesBoostUntil),
    })
  },
}
