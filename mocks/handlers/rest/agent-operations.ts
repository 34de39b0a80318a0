import { externalLink } from '#domain/text/external-link.ts'
import type { MockPortal } from '../../portal.ts'
import { completePlace } from '../../search/complete-place.ts'
import { agentsByName, officesByName } from '../../search/find-agents.ts'
import type { OfficeRecord } from '../../world/records.ts'
import { agentsView } from '../agents.ts'
import { officeOfAgent } from '../office-of-agent.ts'
import { agentView } from '../offices.ts'
import { placeById, searchLocation } from '../place-words.ts'
import { listingsOfAgent, missing } from './listing-operations.ts'
import { found } from './office-operations.ts'
import type { RestOperations } from './operation.ts'

type AgentOperation =
  | 'findAgents'
  | 'getAgent'
  | 'getAgentListingStats'
  | 'getFacebookPages'
  | 'searchAgentsAndLocations'
  | 'searchOfficesAndLocations'

export function agentOperations(portal: MockPortal): RestOperations<AgentOperation> {
  const { world } = portal
  const agentOf = (id: number) => {
    const agent = world.agents.getAll().find((each) => each.id === id)
    if (agent === undefined) throw missing(`agent ${id}`)
    return agent
  }
  const locationsOf = (typed: string, take: number) =>
    completePlace(world, typed, { types: ['suburb', 'region'], take }).map(({ place: { record }, label, isMeant }) => ({
      location: searchLocation(record),
      label,
      type: record.type,
      isMeant,
    }))

  return {
    getAgent: ({ params: { id } }) => agentView(world, agentOf(id)),
    getAgentListingStats: ({ params: { id } }) => {
      const own = listingsOfAgent(portal, agentOf(id).id).filter(({ statusType }) => statusType === 'available')
      return {
        agentId: id,
        forSale: own.filter(({ listingType }) => listingType === 'sale').length,
        forRent: own.filter(({ listingType }) => listingType === 'rental').length,
        performance: agentView(world, agentOf(id)).performance,
      }
    },
    findAgents: ({ query: { location, office, order, skip, take, ...wanted } }) => {
      const { service = 'selling', query = '', hasRecentResults = false, hasVideos = false, minimumRating } = wanted
      const names = { locationUri: location, officeUri: office }
      const filter = { ...names, service, query, hasRecentResults, hasVideos, minimumRating }
      return found(agentsView(world, { filter, order: order ?? 'results', paging: { skip, take } }))
    },
    searchAgentsAndLocations: ({ query: { q, take } }) => ({
      agents: agentsByName(world, q, take).map((agent) => {
        const { id, username, name } = agent
        const officeName = officeOfAgent(world, agent).name
        return { id, username, name, officeName, label: `${name}, ${officeName}` }
      }),
      locations: locationsOf(q, take),
    }),
    searchOfficesAndLocations: ({ query: { q, take } }) => ({
      offices: officesByName(world, q, take).map((office: OfficeRecord) => {
        const { id, uri, name } = office
        const suburb = placeById(world, office.suburbId)
        return { id, uri, name, label: `${name}, ${suburb.name} ${suburb.stateCode}` }
      }),
      locations: locationsOf(q, take),
    }),
    getFacebookPages: ({ query: { ids } }) => ({
      results: [...new Set(ids)].flatMap((id) => {
        const agent = world.agents.getAll().find((each) => each.id === id)
        const page = agent?.socialLinks.find(({ network }) => network === 'facebook')
        if (agent === undefined || agent.leftOn !== null || page === undefined) return []
        return [{ agentId: id, username: agent.username, url: externalLink(page.url) }]
      }),
    }),
  }
}
