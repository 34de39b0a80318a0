import { externalLink } from '#domain/text/external-link.ts'
import type { AskGraph } from '#server/platform/rest/graph.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import { agentDocuments } from './agent-documents.ts'
import type { AgentsParts } from './agents-services.ts'
import { facebookPages, marketOfAgent } from './companies.queries.ts'
import { nameOfMissing } from './office-operations.ts'

type AgentOperation =
  | 'findAgents'
  | 'getAgent'
  | 'getAgentListingStats'
  | 'getFacebookPages'
  | 'searchAgentsAndLocations'
  | 'searchOfficesAndLocations'

/** Agents and names that were begun, answered by the graph where it knows them (docs/product.md, section 25). */
export function agentOperations(services: AgentsParts, ask: AskGraph): Operations<AgentOperation> {
  const { database, nameCompletion } = services

  async function agentOf(id: number) {
    const agent = await ask(agentDocuments.agent, { id })
    if (agent === null) throw notFound(`agent ${id}`)
    return agent
  }

  const placesOf = (query: string, take: number) =>
    ask(agentDocuments.locations, { filter: { query, types: ['suburb', 'region'], take } })

  return {
    getAgent: ({ params: { id } }) => agentOf(id),
    getAgentListingStats: async ({ params: { id } }) => {
      const { performance } = await agentOf(id)
      return { agentId: id, ...(await marketOfAgent(database, id)), performance }
    },
    findAgents: async ({ query: { location, office, order, skip, take, service = 'selling', ...wanted } }) => {
      const { query = '', minimumRating, hasRecentResults = false, hasVideos = false } = wanted
      const filter = {
        service,
        locationUri: location,
        officeUri: office,
        query,
        minimumRating,
        hasRecentResults,
        hasVideos,
      }
      const found = await ask(agentDocuments.agents, { filter, order: order ?? 'results', paging: { skip, take } })
      if (found === null) throw notFound(nameOfMissing(location, office))
      return found
    },
    searchAgentsAndLocations: async ({ query: { q, take } }) => {
      const [agents, locations] = await Promise.all([nameCompletion.agents(q, take), placesOf(q, take)])
      const suggestions = agents.map(({ id, username, name, office }) => ({
        id,
        username,
        name,
        officeName: office.name,
        label: `${name}, ${office.name}`,
      }))
      return { agents: suggestions, locations }
    },
    searchOfficesAndLocations: async ({ query: { q, take } }) => {
      const [offices, locations] = await Promise.all([nameCompletion.offices(q, take), placesOf(q, take)])
      const suggestions = offices.map(({ id, uri, name, suburb, stateCode }) => ({
        id,
        uri,
        name,
        label: `${name}, ${suburb} ${stateCode}`,
      }))
      return { offices: suggestions, locations }
    },
    getFacebookPages: async ({ query: { ids } }) => {
      const pages = await facebookPages(database, [...new Set(ids)])
      return { results: pages.map(({ url, ...page }) => ({ ...page, url: externalLink(url) })) }
    },
  }
}
