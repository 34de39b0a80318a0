import type { components } from '#schema/generated/rest.ts'
import { graphDocument } from '#server/platform/rest/graph.ts'

type Schemas = components['schemas']

/** What the operations of agents and offices ask of the graph. */
export const agentDocuments = {
  agent: graphDocument<Schemas['AgentProfile'] | null>('($id: Int!)', 'agent(id: $id)', 'AgentProfile'),
  agents: graphDocument<Schemas['AgentSearchResult'] | null>(
    '($filter: AgentFilter!, $order: AgentOrder!, $paging: PagingInput!)',
    'agents(filter: $filter, order: $order, paging: $paging)',
    'AgentSearchResult',
  ),
  office: graphDocument<Schemas['OfficeProfile'] | null>('($uri: String!)', 'office(uri: $uri)', 'OfficeProfile'),
  officeInShort: graphDocument<Schemas['Office'] | null>('($uri: String!)', 'office(uri: $uri)', 'Office'),
  offices: graphDocument<Schemas['OfficeSearchResult'] | null>(
    '($filter: OfficeFilter!, $order: OfficeOrder!, $paging: PagingInput!)',
    'offices(filter: $filter, order: $order, paging: $paging)',
    'OfficeSearchResult',
  ),
  locations: graphDocument<Schemas['LocationSuggestion'][]>(
    '($filter: LocationSearchFilter!)',
    'locationSearch(filter: $filter)',
    'LocationSuggestion',
  ),
} as const
