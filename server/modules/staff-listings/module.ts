import { listings } from '#server/modules/listings/listings-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { staffListingMutations, staffListingQueries, staffListingResolvers } from './staff-listing-resolvers.ts'
import { staffListingsName } from './staff-listings-services.ts'
import { staffListings } from './staff-listings.ts'

/** Listings of every agency, for staff. */
export const staffListingsModule = defineModule({
  name: staffListingsName,
  dependsOn: [offices, listings, staff],
  services: (parts) => ({ staffListings: staffListings(parts) }),
  resolvers: { ...staffListingResolvers, Query: staffListingQueries, Mutation: staffListingMutations },
})
