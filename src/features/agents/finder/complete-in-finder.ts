import { agentsOf, formatAgentsUrl } from '#domain/agents/agents-url.ts'
import { rest } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { agentFinderCopy as copy } from './agent-finder.copy.ts'

/** A page to open. */
export type AgentOption = { label: string; detail: string; path: string }

const OF_EACH = 4

/** Suburbs and regions first, then agents and agencies; rejects when neither call is answered. */
export async function completeInFinder(typed: string, asked: AbortSignal): Promise<readonly AgentOption[]> {
  const params = { query: { q: typed, take: OF_EACH } }
  const [people, firms] = await Promise.all([
    resultOf((signal) => rest.GET('/search/agentsandlocations', { params, signal }), asked),
    resultOf((signal) => rest.GET('/search/officesandlocations', { params, signal }), asked),
  ])
  if (!people.ok && !firms.ok) throw new Error(people.problem.message)
  const locations = people.ok ? people.data.locations : firms.ok ? firms.data.locations : []
  return [
    ...locations.map(({ label, type, location }) => ({
      label,
      detail: copy.kinds[type],
      path: formatAgentsUrl(agentsOf(location.uri)),
    })),
    ...(people.ok ? people.data.agents : []).map(({ name, officeName, username }) => ({
      label: name,
      detail: officeName,
      path: `/agent/${username}`,
    })),
    ...(firms.ok ? firms.data.offices : []).map(({ label, uri }) => ({
      label,
      detail: copy.agency,
      path: `/real-estate-agency/${uri}/properties-for-sale`,
    })),
  ]
}
