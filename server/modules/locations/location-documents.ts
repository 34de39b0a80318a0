import type { components } from '#schema/generated/rest.ts'
import { graphDocument } from '#server/platform/rest/graph.ts'

type Schemas = components['schemas']

/** What the operations of locations ask of the graph. */
export const locationDocuments = {
  location: graphDocument<Schemas['Location'] | null>(
    '($identifier: String!, $includeSurrounding: Boolean!)',
    'location(identifier: $identifier, includeSurrounding: $includeSurrounding)',
    'Location',
  ),
  summary: graphDocument<Schemas['LocationSummary'] | null>(
    '($identifier: String!)',
    'location(identifier: $identifier)',
    'LocationSummary',
  ),
  spatial: graphDocument<Omit<Schemas['LocationSpatial'], 'bounds'> | null>(
    '($identifier: String!)',
    'location(identifier: $identifier)',
    'LocationSpatial',
    { renamed: { locationId: 'id' }, without: ['bounds'] },
  ),
  suggestions: graphDocument<Schemas['LocationSuggestion'][]>(
    '($filter: LocationSearchFilter!)',
    'locationSearch(filter: $filter)',
    'LocationSuggestion',
  ),
} as const
