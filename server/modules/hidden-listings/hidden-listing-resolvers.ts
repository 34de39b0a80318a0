import { MOST_HIDDEN_LISTINGS } from '#domain/collections/collection-limits.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { requireWithin } from '#server/platform/graphql/input-rules.ts'
import { isoInZone } from '#server/platform/graphql/instants.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { HiddenListingsContext } from './hidden-listings-services.ts'

const LARGEST_TAKE = 100
const LARGEST_SKIP = 10_000

export const hiddenListingResolvers: Pick<Resolvers<HiddenListingsContext>, 'HiddenListing' | 'HiddenListings'> = {
  HiddenListings: {
    results: async ({ rows }, _arguments, { services }) => {
      const homes = await services.listings.byIds(rows.map(({ listingId }) => listingId))
      const homeById = new Map(homes.map((home) => [home.row.id, home]))
      return rows.flatMap(({ listingId, hiddenAt }) => {
        const listing = homeById.get(listingId)
        return listing === undefined ? [] : [{ listing, hiddenAt }]
      })
    },
  },
  HiddenListing: {
    hiddenAt: ({ listing, hiddenAt }) => isoInZone(hiddenAt, timeZoneOfPlace(listing.suburb)),
  },
}

export const hiddenListingQueries: Pick<
  QueryResolvers<HiddenListingsContext>,
  'hiddenListingIds' | 'hiddenListings'
> = {
  hiddenListings: async (_parent, { paging }, context) => {
    const { memberId } = await requireMember(context)
    requireWithin('take', paging.take, 1, LARGEST_TAKE)
    requireWithin('skip', paging.skip, 0, LARGEST_SKIP)
    return context.services.hiddenListings.page(memberId, { skip: paging.skip, take: paging.take })
  },

  hiddenListingIds: async (_parent, _arguments, context) => {
    const { memberId } = await requireMember(context)
    return context.services.hiddenListings.idsOf(memberId)
  },
}

export const hiddenListingMutations: Pick<MutationResolvers<HiddenListingsContext>, 'hideListings' | 'showListings'> = {
  hideListings: async (_parent, { listingIds }, context) => {
    const { memberId } = await requireMember(context)
    requireFew(listingIds)
    return { hiddenListingIds: await context.services.hiddenListings.hide(memberId, listingIds) }
  },

  showListings: async (_parent, { listingIds }, context) => {
    const { memberId } = await requireMember(context)
    requireFew(listingIds)
    return { hiddenListingIds: await context.services.hiddenListings.show(memberId, listingIds) }
  },
}

function requireFew(listingIds: readonly number[]): void {
  if (listingIds.length <= MOST_HIDDEN_LISTINGS) return
  throw new PortalError('BAD_INPUT', `listingIds may name at most ${MOST_HIDDEN_LISTINGS}.`, { field: 'listingIds' })
}
