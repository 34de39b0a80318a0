import { agentPerformance, countedAfter, PERFORMANCE_MONTHS } from '#domain/agents/agent-performance.ts'
import { nameKey } from '#domain/agents/name-keys.ts'
import { type StateCode, states } from '#domain/lookups/states.ts'
import type { Bounds } from '#domain/geo/bounds.ts'
import type {
  AgentFilter,
  OfficeFigures,
  OfficeFilter,
  OfficeMarkers,
  OfficeOrder,
} from '#server/generated/schema-types.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { AgentRecord, OfficeRecord } from '#server/modules/offices/office-record.ts'
import { agentIdsOfOffice } from './agent-search.queries.ts'
import { agentsByOffice, placeOfAgents } from './agent-search.ts'
import type { AgentsParts } from './agents-services.ts'
import {
  countOffices,
  countOfficesInBounds,
  marketOfOffice,
  officesInBounds,
  officesOfPage,
  type ResolvedOfficeFilter,
} from './office-search.queries.ts'
import { completedListingsOfOffice } from './performance.queries.ts'
import { lastDayCounted } from './refresh-agents.ts'

type Paging = { skip: number; take: number }

export type FoundOfficeRow = { office: OfficeRecord; agentCount: number; soldInPlace: number }

/** A page of offices, and how those that fit are spread over the states. */
export type OfficeSearchAnswer = {
  total: number
  paging: Paging
  results: FoundOfficeRow[]
  location: PlaceRecord | null
  states: { state: { code: StateCode; name: string }; count: number }[]
}

/** Looks for offices; null where the place does not exist. */
export async function searchOffices(
  wanted: OfficeFilter,
  order: OfficeOrder,
  paging: Paging,
  services: AgentsParts,
): Promise<OfficeSearchAnswer | null> {
  const asked = await resolvedFilter(wanted, services)
  if (asked === null) return null
  const { filter, location } = asked
  const [rows, counts] = await Promise.all([
    officesOfPage(services.database, filter, { order, ...paging }),
    countOffices(services.database, filter),
  ])
  const found = await Promise.all(
    rows.map(async ({ officeId, ...row }) => {
      const office = await services.offices.office(officeId)
      return office === null ? [] : [{ office, ...row }]
    }),
  )
  return {
    total: counts.reduce(
      (sum, { stateCode, count }) => sum + (filter.stateCode === null || stateCode === filter.stateCode ? count : 0),
      0,
    ),
    paging,
    results: found.flat(),
    location,
    states: counts.map(({ stateCode: code, count }) => ({ state: { code, name: states[code].name }, count })),
  }
}

/** At most so many offices are drawn on a map at once. */
const MOST_MARKERS = 1000

type WantedOnMap = { filter: OfficeFilter; agents: AgentFilter | null; bounds: Bounds }

/** The offices within bounds, where their positions are known; null where a place or office that was named does not exist. Asking for their number alone loads none. */
export async function officeMarkersOf(
  { filter, agents, bounds }: WantedOnMap,
  services: AgentsParts,
  { withMarkers }: { withMarkers: boolean },
): Promise<OfficeMarkers | null> {
  const [asked, counts] = await Promise.all([
    resolvedFilter(filter, services),
    agents === null ? undefined : agentsByOffice(agents, services),
  ])
  if (asked === null || counts === null) return null
  const agentCounts = counts && Object.fromEntries(counts.map(({ officeId, count }) => [officeId, count]))
  const area = { bounds, agentCounts }
  const [total, rows] = await Promise.all([
    countOfficesInBounds(services.database, asked.filter, area),
    withMarkers ? officesInBounds(services.database, asked.filter, { ...area, limit: MOST_MARKERS }) : [],
  ])
  return {
    total,
    isTruncated: total > MOST_MARKERS,
    markers: rows.map(({ latitudeMicro, longitudeMicro, ...row }) => ({
      ...row,
      latLong: { latitude: latitudeMicro / 1_000_000, longitude: longitudeMicro / 1_000_000 },
    })),
  }
}

/** What a filter names, found; null where the place does not exist. */
async function resolvedFilter(
  { locationUri, stateCode = null, query }: OfficeFilter,
  services: AgentsParts,
): Promise<{ filter: ResolvedOfficeFilter; location: PlaceRecord | null } | null> {
  const location = locationUri == null ? null : await services.places.byUri(locationUri.toLowerCase())
  if (locationUri != null && location === null) return null
  const placeId = location === null ? null : placeOfAgents(location)
  return { filter: { placeId, stateCode, nameBeginning: nameKey(query) }, location }
}

/** The agents who work at an office, from A to Z. */
export async function agentsOfOffice(officeId: number, { database, offices }: AgentsParts): Promise<AgentRecord[]> {
  const ids = await agentIdsOfOffice(database, officeId)
  const agents = await Promise.all(ids.map((id) => offices.agent(id)))
  return agents.filter((agent) => agent !== null)
}

/** What an office did in twelve months and has on the market; kept for a minute. */
export const figuresOfOffice = (
  officeId: number,
  { database, clock, shortCache }: AgentsParts,
): Promise<OfficeFigures> =>
  shortCache(`figures of office ${officeId}`, async () => {
    const until = lastDayCounted(clock())
    const listings = await completedListingsOfOffice(database, officeId, { after: countedAfter(until), until })
    const { soldCount, leasedCount, medianPrice, daysOnMarket } = agentPerformance(listings, () => 0)
    const market = await marketOfOffice(database, officeId)
    return { until, months: PERFORMANCE_MONTHS, soldCount, leasedCount, medianPrice, daysOnMarket, ...market }
  })
