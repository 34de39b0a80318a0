import { type Bounds, normaliseBounds } from '#domain/geo/bounds.ts'
import { isInBounds } from '#domain/geo/bounds-of-points.ts'
import { nameKey } from '#domain/agents/name-keys.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, requireShort, requireWithin } from '../refusal.ts'
import { type AgentOrder, type AgentService, compare, findAgents, suburbIdsOf } from '../search/find-agents.ts'
import { falling, firstOf } from '../search/order.ts'
import { completedOfYear } from '../search/performance.ts'
import type { OfficeRecord, PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { type Paging, stateCounts } from './location-finder.ts'
import { locationView } from './locations.ts'
import { officeOfAgent } from './office-of-agent.ts'
import { agentView, officeByUri, officeView } from './offices.ts'
import { placeById, placeByUri } from './place-words.ts'

const MOST_OFFICES = 20

export type AgentsAsked = {
  filter: {
    service: AgentService
    locationUri?: string | null | undefined
    officeUri?: string | null | undefined
    query: string
    minimumRating?: number | null | undefined
    hasRecentResults: boolean
    hasVideos: boolean
  }
  order: AgentOrder
  paging: Paging
}

export type OfficesAsked = {
  filter: { locationUri?: string | null | undefined; stateCode?: StateCode | null | undefined; query: string }
  order: 'results' | 'name'
  paging: Paging
}

type MarkersAsked = {
  bounds: Bounds
  filter: OfficesAsked['filter']
  agents?: AgentsAsked['filter'] | null | undefined
}

export const agentQueries = ({ world }: MockPortal) => ({
  agent({ id }: { id: number }) {
    const agent = world.agents.getAll().find((each) => each.id === id)
    return agent === undefined ? null : agentView(world, agent)
  },
  agents(asked: AgentsAsked) {
    requirePage(asked.paging)
    requireAgents(asked.filter)
    return agentsView(world, asked)
  },
  offices(asked: OfficesAsked) {
    requirePage(asked.paging)
    requireOffices(asked.filter)
    return officesView(world, asked)
  },
  officeMarkers({ bounds, filter, agents }: MarkersAsked) {
    requireOffices(filter)
    if (agents) requireAgents(agents)
    const usable = normaliseBounds(bounds)
    if (usable !== null) return officeMarkersView(world, { filter, agents, bounds: usable })
    throw new Refusal('BAD_INPUT', 'bounds must be degrees, south below north and west before east.', 'bounds')
  },
})

function requireAgents({ locationUri, officeUri, query, minimumRating }: AgentsAsked['filter']): void {
  requireShort('locationUri', locationUri ?? '', 200)
  requireShort('officeUri', officeUri ?? '', 200)
  requireShort('query', query, 100)
  requireWithin('minimumRating', minimumRating ?? 1, 1, 5)
}

function requireOffices({ locationUri, query }: OfficesAsked['filter']): void {
  requireShort('locationUri', locationUri ?? '', 200)
  requireShort('query', query, 100)
}

function requirePage({ skip, take }: Paging): void {
  requireWithin('skip', skip, 0, 10_000)
  requireWithin('take', take, 1, 100)
}

/** A page of agents; null where the place or the office does not exist. */
export function agentsView(world: World, { filter, order, paging }: AgentsAsked) {
  const asked = wantedAgents(world, filter)
  if (asked === null) return null
  const { wanted, place, office } = asked
  const found = findAgents(world, wanted, order)
  return {
    total: found.length,
    paging,
    results: cut(found, paging).map(({ agent, completedInPlace }) => ({
      agent: agentView(world, agent),
      completedInPlace,
    })),
    location: place === null ? null : locationView(world, place),
    office: office === null ? null : officeView(world, office),
    offices: () => {
      const everyones = findAgents(world, { ...wanted, officeId: null }, order)
      const countOf = ({ id }: OfficeRecord) =>
        everyones.filter(({ agent }) => officeOfAgent(world, agent).id === id).length
      return world.offices
        .getAll()
        .map((each) => ({ each, count: countOf(each) }))
        .filter(({ count }) => count > 0)
        .sort((left, right) => right.count - left.count || left.each.id - right.each.id)
        .slice(0, MOST_OFFICES)
        .map(({ each, count }) => ({ office: officeView(world, each), count }))
    },
  }
}

/** What a filter names; null where the place or the office does not exist. */
function wantedAgents(world: World, { locationUri, officeUri, ...rest }: AgentsAsked['filter']) {
  const place = locationUri == null ? null : placeByUri(world, locationUri.toLowerCase())
  const office = officeUri == null ? null : officeByUri(world, officeUri)
  if ((locationUri != null && place === null) || (officeUri != null && office === null)) return null
  const wanted = { ...rest, place, minimumRating: rest.minimumRating ?? null, officeId: office?.id ?? null }
  return { wanted, place, office }
}

/** A page of offices; null where the place does not exist. */
export function officesView(world: World, { filter, order, paging }: OfficesAsked) {
  const { locationUri, stateCode, query } = filter
  const place = locationUri == null ? null : placeByUri(world, locationUri.toLowerCase())
  if (locationUri != null && place === null) return null
  const rows = officesOf(world, place, query)
  const byName = (left: OfficeRow, right: OfficeRow) => compare(nameKey(left.office.name), nameKey(right.office.name))
  const bySales = firstOf<OfficeRow>([falling(({ soldInPlace }) => soldInPlace), byName])
  const stateOf = ({ office }: OfficeRow) => placeById(world, office.suburbId).stateCode
  const found = rows.filter((row) => stateCode == null || stateOf(row) === stateCode)
  return {
    total: found.length,
    paging,
    results: cut(found.toSorted(order === 'name' ? byName : bySales), paging).map(({ office, soldInPlace }) => ({
      office: officeView(world, office),
      agentCount: agentCountOf(world, office),
      soldInPlace,
    })),
    location: place === null ? null : locationView(world, place),
    states: stateCounts(rows.map(stateOf)),
  }
}

const MOST_MARKERS = 1000

/** The offices that fit and stand within bounds, those with most agents first; null where a place or office that was named does not exist. */
function officeMarkersView(world: World, { bounds, filter, agents }: MarkersAsked) {
  const { locationUri, stateCode, query } = filter
  const asked = agents ? wantedAgents(world, agents) : undefined
  if (asked === null) return null
  const counted = asked && findAgents(world, asked.wanted, 'name').map(({ agent }) => officeOfAgent(world, agent).id)
  const countOf = (office: OfficeRecord): number =>
    counted === undefined ? agentCountOf(world, office) : counted.filter((id) => id === office.id).length
  const place = locationUri == null ? null : placeByUri(world, locationUri.toLowerCase())
  if (locationUri != null && place === null) return null
  const markers = officesOf(world, place, query)
    .filter(({ office }) => stateCode == null || placeById(world, office.suburbId).stateCode === stateCode)
    .flatMap(({ office }) => {
      const { id, uri, name, suburbId, latLong } = office
      if (latLong === null || !isInBounds(latLong, bounds)) return []
      const agentCount = countOf(office)
      if (counted !== undefined && agentCount === 0) return []
      const suburb = placeById(world, suburbId).name
      return { officeId: id, uri, name, latLong, agentCount, suburbId, suburb }
    })
    .sort(
      firstOf<OfficeMarker>([
        falling(({ agentCount }) => agentCount),
        (left, right) => compare(nameKey(left.name), nameKey(right.name)),
      ]),
    )
  return { total: markers.length, isTruncated: markers.length > MOST_MARKERS, markers: markers.slice(0, MOST_MARKERS) }
}

const agentCountOf = (world: World, { id }: OfficeRecord): number =>
  world.agents.getAll().filter((agent) => agent.leftOn === null && officeOfAgent(world, agent).id === id).length

type OfficeMarker = { name: string; agentCount: number }
type OfficeRow = { office: OfficeRecord; soldInPlace: number }

/** The offices that are in a place or have homes there for sale, for rent or sold, with the homes that they sold there this year. */
function officesOf(world: World, place: PlaceRecord | null, query: string): OfficeRow[] {
  const suburbIds = place === null ? null : suburbIdsOf(world, place)
  const isThere = ({ suburbId }: { suburbId: number }) => suburbIds === null || suburbIds.has(suburbId)
  const sold = completedOfYear(world).filter((listing) => listing.listingType === 'sale' && isThere(listing))
  const shown = world.listings
    .getAll()
    .filter(
      ({ statusType, listingType }) =>
        statusType === 'available' || (statusType === 'completed' && listingType === 'sale'),
    )
  return world.offices
    .getAll()
    .filter(({ mergedIntoId, name }) => mergedIntoId === null && nameKey(name).startsWith(nameKey(query)))
    .filter((office) => isThere(office) || shown.some((listing) => listing.officeId === office.id && isThere(listing)))
    .map((office) => ({ office, soldInPlace: sold.filter(({ officeId }) => officeId === office.id).length }))
}

const cut = <Item>(items: readonly Item[], { skip, take }: Paging): Item[] => items.slice(skip, skip + take)
