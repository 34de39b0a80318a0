import { FEWEST_CASES } from '#domain/agents/agent-performance.ts'
import { nameKey } from '#domain/agents/name-keys.ts'
import type { AgentFilter, AgentOrder } from '#server/generated/schema-types.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { AgentRecord, OfficeRecord } from '#server/modules/offices/office-record.ts'
import {
  agentsOfPage,
  countByOffice,
  countAgents,
  countWithOffices,
  type OfficeCount,
  type ResolvedAgentFilter,
} from './agent-search.queries.ts'
import type { AgentsParts } from './agents-services.ts'

type Paging = { skip: number; take: number }

/** A page of agents; what it is of is kept, so that the offices of all agents everywhere are counted only where that is asked for. */
export type AgentSearchAnswer = {
  total: number
  paging: Paging
  results: FoundAgentRow[]
  location: PlaceRecord | null
  office: OfficeRecord | null
  filter: ResolvedAgentFilter
  /** Null where they are still to be counted. */
  officeCounts: OfficeCount[] | null
}

export type FoundAgentRow = { agent: AgentRecord; completedInPlace: number }
export type OfficeWithCount = { office: OfficeRecord; count: number }

const MOST_OFFICES = 20

/** Looks for agents; null where the place or the office does not exist. */
export async function searchAgents(
  wanted: AgentFilter,
  order: AgentOrder,
  paging: Paging,
  services: AgentsParts,
): Promise<AgentSearchAnswer | null> {
  const asked = await resolvedFilter(wanted, services)
  if (asked === null) return null
  const { filter, location, office } = asked
  const [rows, { total, offices: officeCounts }] = await Promise.all([
    agentsOfPage(services.database, filter, { order, ...paging }),
    countsOf(filter, services),
  ])
  const found = await Promise.all(
    rows.map(async ({ agentId, completedInPlace }) => {
      const agent = await services.offices.agent(agentId)
      return agent === null ? [] : [{ agent, completedInPlace }]
    }),
  )
  return { total, paging, results: found.flat(), location, office, filter, officeCounts }
}

/** How many of the agents who are wanted each office has; null where the place or the office does not exist. */
export async function agentsByOffice(wanted: AgentFilter, services: AgentsParts): Promise<OfficeCount[] | null> {
  const asked = await resolvedFilter(wanted, services)
  if (asked === null) return null
  const { filter } = asked
  const load = () => countByOffice(services.database, filter)
  return filter.placeId === null ? services.shortCache(`agents by office ${JSON.stringify(filter)}`, load) : load()
}

/** What a filter names, found; null where the place or the office does not exist. */
async function resolvedFilter(
  { locationUri, officeUri, ...wanted }: AgentFilter,
  services: AgentsParts,
): Promise<{ filter: ResolvedAgentFilter; location: PlaceRecord | null; office: OfficeRecord | null } | null> {
  const location = locationUri == null ? null : await services.places.byUri(locationUri.toLowerCase())
  const office = officeUri == null ? null : await services.offices.officeByUri(officeUri.toLowerCase())
  if ((locationUri != null && location === null) || (officeUri != null && office === null)) return null
  const filter: ResolvedAgentFilter = {
    service: wanted.service,
    placeId: location === null ? null : placeOfAgents(location),
    officeId: office?.id ?? null,
    nameBeginning: nameKey(wanted.query),
    minimumRating: wanted.minimumRating ?? null,
    fewestCompleted: wanted.hasRecentResults ? FEWEST_CASES : 0,
    hasVideos: wanted.hasVideos,
  }
  return { filter, location, office }
}

/** Where agents and offices of a location are found: in suburbs and regions, those of a street in its suburb. */
export const placeOfAgents = ({ id, type, suburbId }: PlaceRecord): number =>
  type === 'street' ? (suburbId ?? id) : id

/** Counting everyone in the country is kept for a minute; it is the same for every visitor. */
async function countsOf(
  filter: ResolvedAgentFilter,
  { database, shortCache }: AgentsParts,
): Promise<{ total: number; offices: OfficeCount[] | null }> {
  if (filter.placeId !== null) return countWithOffices(database, filter, MOST_OFFICES)
  const key = `agents ${JSON.stringify(filter)}`
  const { total } = await shortCache(key, async () => ({ total: await countAgents(database, filter) }))
  return { total, offices: null }
}

/** The offices of the agents that were found anywhere on the pages, whichever office was asked for. */
export async function officesOfFound(
  { filter, officeCounts }: AgentSearchAnswer,
  { database, offices, shortCache }: AgentsParts,
): Promise<OfficeWithCount[]> {
  const everywhere = { ...filter, officeId: null }
  const load = async () => (await countWithOffices(database, everywhere, MOST_OFFICES)).offices
  const rows = officeCounts ?? (await shortCache(`offices of ${JSON.stringify(everywhere)}`, load))
  const found = await Promise.all(
    rows.map(async ({ officeId, count }) => {
      const office = await offices.office(officeId)
      return office === null ? [] : [{ office, count }]
    }),
  )
  return found.flat()
}
