import { mayViewHidden } from '#domain/staff/listing-acts.ts'
import type { QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { newListings, popularLocations } from './homepage.ts'
import type { ListingRecord } from './listing-record.ts'
import { listingsAtAddress } from './listings-at-address.ts'
import { pointOfListing } from './listing-visibility.ts'
import { otherListingsFromOffice, similarListings } from './related-listings.ts'
import type { ListingsContext } from '#server/modules/listings/listings-services.ts'

export const listingQueries: Pick<
  QueryResolvers<ListingsContext>,
  | 'listing'
  | 'listingsById'
  | 'listingsAtAddress'
  | 'similarListings'
  | 'otherListingsFromOffice'
  | 'schools'
  | 'listingsHomepage'
> = {
  listing: async (_parent, { id }, { services, caller }) => {
    const listing = await services.listings.detail(id)
    if (listing === null || listing.record.row.hiddenAt === null) return listing
    return mayViewHidden((await caller())?.claims ?? {}) ? listing : null
  },

  listingsById: (_parent, { listingIds, take, skip }, { services }) => {
    return services.listings.byIds([...new Set(listingIds)].slice(skip, skip + take))
  },

  listingsAtAddress: (_parent, { query, take }, { services }) => {
    return listingsAtAddress(services, query, take)
  },

  similarListings: async (_parent, { listingId, take }, context) => {
    const record = await knownListing(listingId, context)
    return record === null ? [] : similarListings(record, take, context)
  },

  otherListingsFromOffice: async (_parent, { listingId, take }, context) => {
    const record = await knownListing(listingId, context)
    return record === null ? [] : otherListingsFromOffice(record, take, context)
  },

  schools: async (_parent, { listingId, take }, context) => {
    const record = await knownListing(listingId, context)
    if (record === null) return []
    return context.services.nearbySchools(pointOfListing(record.row, record.suburb), take)
  },

  listingsHomepage: async (_parent, { query, maxAge }, { services }) => {
    if (query == null) return { place: null, maxAge }
    return { place: await services.places.byUri(query.trim().toLowerCase()), maxAge }
  },
}

export const homepageResolvers: Pick<Resolvers<ListingsContext>, 'ListingsHomepage'> = {
  ListingsHomepage: {
    location: ({ place }) => place,
    forSale: (homepage, _arguments, context) => newListings('buy', homepage, context),
    forRent: (homepage, _arguments, context) => newListings('rent', homepage, context),
    popularLocations: (homepage, _arguments, context) => popularLocations(homepage, context),
  },
}

/** A listing, withdrawn or not: what is like it, or near it, is shown on its page. */
async function knownListing(id: number, { services }: ListingsContext): Promise<ListingRecord | null> {
  const [record] = await services.listings.byIds([id], { withRemoved: true })
  return record ?? null
}
