import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import type { HiddenListingsContext } from './hidden-listings-services.ts'

export const hiddenListingResolvers: Pick<Resolvers<HiddenListingsContext>, 'HiddenListing' | 'HiddenListings'> = {
  HiddenListings: {
    results: async ({ rows }, _arguments, { services }) => {
      const listings = await services.listings.byIds(rows.map(({ listingId }) => listingId))
      const listingById = new Map(listings.map((listing) => [listing.row.id, listing]))
      return rows.flatMap(({ listingId, hiddenAt }) => {
        const listing = listingById.get(listingId)
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
    return { hiddenListingIds: await context.services.hiddenListings.hide(memberId, listingIds) }
  },

  showListings: async (_parent, { listingIds }, context) => {
    const { memberId } = await requireMember(context)
    return { hiddenListingIds: await context.services.hiddenListings.show(memberId, listingIds) }
  },
}
