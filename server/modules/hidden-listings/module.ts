import { listings } from '#server/modules/listings/listings-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { hiddenListingMutations, hiddenListingQueries, hiddenListingResolvers } from './hidden-listing-resolvers.ts'
import { hiddenListingStore } from './hidden-listing-store.ts'
import { hiddenListings } from './hidden-listings-services.ts'

/** Homes that members do not want to see any more. */
export const hiddenListingsModule = defineModule({
  name: hiddenListings,
  dependsOn: [members, listings],
  services: (parts) => ({ hiddenListings: hiddenListingStore(parts) }),
  resolvers: { ...hiddenListingResolvers, Query: hiddenListingQueries, Mutation: hiddenListingMutations },
})
