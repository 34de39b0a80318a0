import type { components } from '#schema/generated/rest.ts'
import type { ExecuteDocument } from '#server/graphql/execute-document.ts'
import { PortalError, type PortalErrorCode } from '#server/http/portal-error.ts'
import { readRestContract } from './contract.ts'
import { selectionOf } from './selection.ts'

type Schemas = components['schemas']

const contract = readRestContract()

/** What REST asks of the graph: the field, its variables and the schema that the answer fills. */
const documents = {
  listing: documentOf('($id: Int!)', 'listing(id: $id)', 'Listing'),
  schools: documentOf('($id: Int!, $take: Int!)', 'schools(listingId: $id, take: $take)', 'School'),
  search: documentOf(
    '($searchParams: SearchParamsInput!)',
    'listingSearch(searchParams: $searchParams)',
    'ListingSearchResult',
    { without: ['aggregations'] },
  ),
  searchWithAggregations: documentOf(
    '($searchParams: SearchParamsInput!)',
    'listingSearch(searchParams: $searchParams)',
    'ListingSearchResult',
  ),
  markers: documentOf('($searchParams: SearchParamsInput!)', 'mapMarkers(searchParams: $searchParams)', 'MapMarkers'),
  listings: documentOf('($ids: [Int!]!)', 'listingsById(listingIds: $ids, take: 100)', 'ListingSummary'),
  branding: documentOf('($ids: [Int!]!)', 'listingsById(listingIds: $ids, take: 100)', 'ListingBranding', {
    renamed: { listingId: 'id' },
  }),
  location: documentOf(
    '($identifier: String!, $includeSurrounding: Boolean!)',
    'location(identifier: $identifier, includeSurrounding: $includeSurrounding)',
    'Location',
  ),
  locationSummary: documentOf('($identifier: String!)', 'location(identifier: $identifier)', 'LocationSummary'),
  spatial: documentOf('($identifier: String!)', 'location(identifier: $identifier)', 'LocationSpatial', {
    renamed: { locationId: 'id' },
    without: ['bounds'],
  }),
  suggestions: documentOf('($filter: LocationSearchFilter!)', 'locationSearch(filter: $filter)', 'LocationSuggestion'),
} as const

/** What the graph answers to each document. */
type Answers = {
  listing: Schemas['Listing'] | null
  schools: Schemas['School'][]
  search: Schemas['ListingSearchResult']
  searchWithAggregations: Schemas['ListingSearchResult']
  markers: Schemas['MapMarkers']
  listings: Schemas['ListingSummary'][]
  branding: Schemas['ListingBranding'][]
  location: Schemas['Location'] | null
  locationSummary: Schemas['LocationSummary'] | null
  spatial: Omit<Schemas['LocationSpatial'], 'bounds'> | null
  suggestions: Schemas['LocationSuggestion'][]
}

export type AskGraph = <Name extends keyof Answers>(name: Name, variables: object) => Promise<Answers[Name]>

/**
 * Asks the graph in this process, so that what may be seen of a listing is decided in one place for both contracts.
 * Rejects with the PortalError of the first error, never with half an answer.
 */
export function askGraphWith(executeDocument: ExecuteDocument): AskGraph {
  return async (name, variables) => {
    const { data, errors } = await executeDocument(documents[name], variables)
    const [error] = errors ?? []
    if (error !== undefined) {
      const { code, field } = error.extensions
      throw new PortalError(
        // Errors that leave the graph carry a code of schema/errors.md.
        typeof code === 'string' ? (code as PortalErrorCode) : 'INTERNAL',
        error.message,
        typeof field === 'string' ? { field } : {},
      )
    }
    // The document asks for exactly the fields of the schema; the tests hold every answer to it.
    return data?.answer as Answers[typeof name]
  }
}

function documentOf(
  variables: string,
  field: string,
  schemaName: string,
  options?: Parameters<typeof selectionOf>[2],
): string {
  return `query Rest${variables} { answer: ${field} { ${selectionOf(contract, schemaName, options)} } }`
}
