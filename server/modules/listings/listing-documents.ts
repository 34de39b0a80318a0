import type { components } from '#schema/generated/rest.ts'
import { graphDocument } from '#server/platform/rest/graph.ts'

type Schemas = components['schemas']

/** What the operations of listings ask of the graph. */
export const listingDocuments = {
  listing: graphDocument<Schemas['Listing'] | null>('($id: Int!)', 'listing(id: $id)', 'Listing'),
  schools: graphDocument<Schemas['School'][]>(
    '($id: Int!, $take: Int!)',
    'schools(listingId: $id, take: $take)',
    'School',
  ),
  search: graphDocument<Schemas['ListingSearchResult']>(
    '($searchParams: SearchParamsInput!)',
    'listingSearch(searchParams: $searchParams)',
    'ListingSearchResult',
    { without: ['aggregations'] },
  ),
  searchWithAggregations: graphDocument<Schemas['ListingSearchResult']>(
    '($searchParams: SearchParamsInput!)',
    'listingSearch(searchParams: $searchParams)',
    'ListingSearchResult',
  ),
  markers: graphDocument<Schemas['MapMarkers']>(
    '($searchParams: SearchParamsInput!)',
    'mapMarkers(searchParams: $searchParams)',
    'MapMarkers',
  ),
  listings: graphDocument<Schemas['ListingSummary'][]>(
    '($ids: [Int!]!)',
    'listingsById(listingIds: $ids, take: 100)',
    'ListingSummary',
  ),
  branding: graphDocument<Schemas['ListingBranding'][]>(
    '($ids: [Int!]!)',
    'listingsById(listingIds: $ids, take: 100)',
    'ListingBranding',
    { renamed: { listingId: 'id' } },
  ),
} as const
