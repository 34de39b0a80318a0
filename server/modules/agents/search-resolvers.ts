import { type Bounds, normaliseBounds } from '#domain/geo/bounds.ts'
import type { OfficeResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { isAskedFor } from '#server/platform/graphql/asked-fields.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { officesOfFound, searchAgents } from './agent-search.ts'
import type { AgentsContext } from './agents-services.ts'
import { agentsOfOffice, figuresOfOffice, officeMarkersOf, searchOffices } from './office-search.ts'
import { aboutOfOffice } from './office-search.queries.ts'

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

export const agentSearchQueries: Pick<
  QueryResolvers<AgentsContext>,
  'agent' | 'agents' | 'offices' | 'officeMarkers'
> = {
  agent: (_parent, { id }, { services }) => services.offices.agent(id),
  agents(_parent, { filter, order, paging }, { services }) {
    return searchAgents(filter, order, paging, services)
  },
  offices(_parent, { filter, order, paging }, { services }) {
    return searchOffices(filter, order, paging, services)
  },
  officeMarkers(_parent, { bounds, filter, agents = null }, { services }, info) {
    const wanted = { filter, agents, bounds: requireBounds(bounds) }
    return officeMarkersOf(wanted, services, { withMarkers: isAskedFor('markers', info) })
  },
}

function requireBounds(bounds: Bounds): Bounds {
  const usable = normaliseBounds(bounds)
  if (usable !== null) return usable
  throw new PortalError('BAD_INPUT', 'bounds must be degrees, south below north and west before east.', {
    field: 'bounds',
  })
}
