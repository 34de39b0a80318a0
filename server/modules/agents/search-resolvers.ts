import type { OfficeResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { requireShort, requireWithin } from '#server/platform/graphql/input-rules.ts'
import { officesOfFound, searchAgents } from './agent-search.ts'
import type { AgentsContext } from './agents-services.ts'
import { agentsOfOffice, figuresOfOffice, searchOffices } from './office-search.ts'
import { aboutOfOffice } from './office-search.queries.ts'

const LONGEST_URI = 200
const LONGEST_QUERY = 100
const LARGEST_TAKE = 100
const LARGEST_SKIP = 10_000
const MOST_STARS = 5

export const agentSearchResolvers: Pick<Resolvers<AgentsContext>, 'AgentSearchResult'> = {
  AgentSearchResult: {
    offices: (answer, _arguments, { services }) => officesOfFound(answer, services),
  },
}

/** What only the page of an office shows. */
export const officePageResolvers: Pick<OfficeResolvers<AgentsContext>, 'about' | 'agents' | 'figures'> = {
  about: ({ id }, _arguments, { services }) => aboutOfOffice(services.database, id),
  agents: ({ id }, _arguments, { services }) => agentsOfOffice(id, services),
  figures: ({ id }, _arguments, { services }) => figuresOfOffice(id, services),
}

export const agentSearchQueries: Pick<QueryResolvers<AgentsContext>, 'agent' | 'agents' | 'offices'> = {
  agent: (_parent, { id }, { services }) => services.offices.agent(id),
  agents(_parent, { filter, order, paging }, { services }) {
    requirePage(paging)
    requireShort('locationUri', filter.locationUri ?? '', LONGEST_URI)
    requireShort('officeUri', filter.officeUri ?? '', LONGEST_URI)
    requireShort('query', filter.query, LONGEST_QUERY)
    if (filter.minimumRating != null) requireWithin('minimumRating', filter.minimumRating, 1, MOST_STARS)
    return searchAgents(filter, order, paging, services)
  },
  offices(_parent, { filter, order, paging }, { services }) {
    requirePage(paging)
    requireShort('locationUri', filter.locationUri ?? '', LONGEST_URI)
    requireShort('query', filter.query, LONGEST_QUERY)
    return searchOffices(filter, order, paging, services)
  },
}

function requirePage({ skip, take }: { skip: number; take: number }): void {
  requireWithin('skip', skip, 0, LARGEST_SKIP)
  requireWithin('take', take, 1, LARGEST_TAKE)
}
