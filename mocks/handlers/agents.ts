import { type Bounds, normaliseBounds } from '#domain/geo/bounds.ts'
import { isInBounds } from '#domain/geo/bounds-of-points.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { externalLink } from '#domain/text/external-link.ts'
import type { MockPortal } from '../portal.ts'
import { missing, pageOf, type Paging, Refusal } from '../refusal.ts'
import {
  type AgentOrder,
  agentsByName,
  byNameKey,
  compare,
  completedOfYear,
  findAgents,
  officeOfAgent,
  officesByName,
  officesNamed,
  presentAgents,
  successorOf,
  type WantedAgents,
} from '../search/agents.ts'
import { falling, firstOf } from '../search/order.ts'
import { completePlace, placeById, placeByUri, suburbIdsOf, suggestionView } from '../search/places.ts'
import type { OfficeRecord, PlaceRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { listingsOfAgent } from './listings.ts'
import { locationView } from './locations.ts'
import { agentView, officeView } from './offices.ts'
import type { RestOperations } from './rest/rest.ts'
import { stateCounts } from './state-counts.ts'

const MOST_OFFICES = 20
const MOST_MARKERS = 1000

type Maybe<Value> = Value | null | undefined

type AgentFilter = Omit<WantedAgents, 'minimumRating' | 'officeId' | 'place'> & {
  locationUri?: Maybe<string>
  officeUri?: Maybe<string>
  minimumRating?: Maybe<number>
}
type OfficeFilter = { locationUri?: Maybe<string>; stateCode?: Maybe<StateCode>; query: string }
type AgentsAsked = { filter: AgentFilter; order: AgentOrder; paging: Paging }
type OfficesAsked = { filter: OfficeFilter; order: 'name' | 'results'; paging: Paging }
type MarkersAsked = { bounds: Bounds; filter: OfficeFilter; agents?: Maybe<AgentFilter> }

export const agentQueries = ({ world }: MockPortal) => ({
  agent({ id }: { id: number }) {
    const agent = find(world.agents, { id })
    return agent === undefined ? null : agentView(world, agent)
  },
  office({ uri }: { uri: string }) {
    const office = officeByUri(world, uri)
    return office === undefined ? null : officeView(world, office)
  },
  agents(asked: AgentsAsked) {
    return agentsView(world, asked)
  },
  offices(asked: OfficesAsked) {
    return officesView(world, asked)
  },
  officeMarkers({ bounds, filter, agents }: MarkersAsked) {
    const usable = normaliseBounds(bounds)
    if (usable !== null) return officeMarkersView(world, { filter, agents, bounds: usable })
    throw new Refusal('BAD_INPUT', 'bounds must be degrees, south below north and west before east.', 'bounds')
  },
})

/** The office of a uri; of one that was merged the one that it was merged into. */
function officeByUri(world: World, uri: string): OfficeRecord | undefined {
  const office = find(world.offices, { uri: uri.toLowerCase() })
  return office && successorOf(world, office)
}

/** The place of a uri; undefined where none is named, null for one that does not exist. */
const namedPlace = (world: World, uri: Maybe<string>): PlaceRecord | null | undefined =>
  uri == null ? undefined : placeByUri(world, uri.toLowerCase())

const viewOf = (world: World, place: PlaceRecord | undefined) =>
  place === undefined ? null : locationView(world, place)

function agentsView(world: World, { filter, order, paging }: AgentsAsked) {
  const asked = wantedAgents(world, filter)
  if (asked === null) return null
  const { wanted, place, office } = asked
  return {
    ...pageOf(findAgents(world, wanted, order), paging, ({ agent, completedInPlace }) => ({
      agent: agentView(world, agent),
      completedInPlace,
    })),
    location: viewOf(world, place),
    office: office === undefined ? null : officeView(world, office),
    offices: () => {
      const everyones = findAgents(world, { ...wanted, officeId: null }, order)
      const counts = Map.groupBy(everyones, ({ agent }) => officeOfAgent(world, agent))
      return [...counts]
        .sort(([left, { length }], [right, others]) => others.length - length || left.id - right.id)
        .slice(0, MOST_OFFICES)
        .map(([each, { length: count }]) => ({ office: officeView(world, each), count }))
    },
  }
}

/** What a filter names; null where the place or the office does not exist. */
function wantedAgents(world: World, { locationUri, officeUri, ...rest }: AgentFilter) {
  const place = namedPlace(world, locationUri)
  const office = officeUri == null ? undefined : officeByUri(world, officeUri)
  if (place === null || (officeUri != null && office === undefined)) return null
  const { minimumRating = null } = rest
  return { wanted: { ...rest, place: place ?? null, minimumRating, officeId: office?.id ?? null }, place, office }
}

function officesView(world: World, { filter: { locationUri, stateCode, query }, order, paging }: OfficesAsked) {
  const place = namedPlace(world, locationUri)
  if (place === null) return null
  const rows = officesOf(world, place, query)
  const byName = (left: OfficeRow, right: OfficeRow) => byNameKey(left.office, right.office)
  const bySales = firstOf<OfficeRow>([falling(({ soldInPlace }) => soldInPlace), byName])
  const inState = rows.filter((row) => stateCode == null || row.suburb.stateCode === stateCode)
  const inOrder = inState.toSorted(order === 'name' ? byName : bySales)
  return {
    ...pageOf(inOrder, paging, ({ office, soldInPlace }) => ({
      office: officeView(world, office),
      agentCount: presentAgents(world, office.id).length,
      soldInPlace,
    })),
    location: viewOf(world, place),
    states: stateCounts(rows.map(({ suburb }) => suburb.stateCode)),
  }
}

/** The offices that fit and stand within bounds, those with most agents first; null where a place or office that was named does not exist. */
function officeMarkersView(world: World, { bounds, filter: { locationUri, stateCode, query }, agents }: MarkersAsked) {
  const asked = agents ? wantedAgents(world, agents) : undefined
  const place = namedPlace(world, locationUri)
  if (asked === null || place === null) return null
  const counted = asked && findAgents(world, asked.wanted, 'name').map(({ agent }) => officeOfAgent(world, agent).id)
  const countOf = ({ id }: OfficeRecord): number =>
    counted?.filter((each) => each === id).length ?? presentAgents(world, id).length
  const markers = officesOf(world, place, query)
    .filter(({ suburb }) => stateCode == null || suburb.stateCode === stateCode)
    .flatMap(({ office, suburb }) => {
      const { id, uri, name, suburbId, latLong } = office
      if (latLong === null || !isInBounds(latLong, bounds)) return []
      return [{ officeId: id, uri, name, latLong, agentCount: countOf(office), suburbId, suburb: suburb.name }]
    })
    .filter(({ agentCount }) => counted === undefined || agentCount > 0)
  const inOrder = markers.sort(firstOf<Marker>([falling(({ agentCount }: Marker) => agentCount), byNameKey]))
  return { total: inOrder.length, isTruncated: inOrder.length > MOST_MARKERS, markers: inOrder.slice(0, MOST_MARKERS) }
}

type Marker = { name: string; agentCount: number }
type OfficeRow = ReturnType<typeof officesOf>[number]

/** The offices that are in a place or have homes there for sale, for rent or sold, with the homes that they sold there this year. */
function officesOf(world: World, place: PlaceRecord | undefined, query: string) {
  const suburbIds = place && suburbIdsOf(world, place)
  const isThere = ({ suburbId }: { suburbId: number }) => suburbIds?.has(suburbId) ?? true
  const there = world.listings.getAll().filter(isThere)
  const sold = completedOfYear(world).filter((listing) => listing.listingType === 'sale' && isThere(listing))
  const isShown = (officeId: number) =>
    there.some((listing) => {
      const isSold = listing.statusType === 'completed' && listing.listingType === 'sale'
      return listing.officeId === officeId && (listing.statusType === 'available' || isSold)
    })
  return officesNamed(world, query)
    .filter((office) => isThere(office) || isShown(office.id))
    .map((office) => ({
      office,
      suburb: placeById(world, office.suburbId),
      soldInPlace: sold.filter(({ officeId }) => officeId === office.id).length,
    }))
}

export function agentOperations({ world }: MockPortal) {
  const viewOfAgent = (id: number) => {
    const agent = find(world.agents, { id })
    if (agent === undefined) throw missing(`agent ${id}`)
    return agentView(world, agent)
  }
  const locationsOf = (typed: string, take: number) =>
    completePlace(world, typed, { types: ['suburb', 'region'], take }).map(suggestionView)
  const byName = (left: OfficeRecord, right: OfficeRecord) => compare(left.name, right.name)

  return {
    getAgent: ({ params: { id } }) => viewOfAgent(id),
    getAgentListingStats: ({ params: { id } }) => {
      const own = listingsOfAgent(world, id).filter(({ statusType }) => statusType === 'available')
      const count = (type: 'rental' | 'sale') => own.filter(({ listingType }) => listingType === type).length
      return { agentId: id, forSale: count('sale'), forRent: count('rental'), performance: viewOfAgent(id).performance }
    },
    findAgents: ({ query: { location, office, order = 'results', skip, take, ...wanted } }) => {
      const { service = 'selling', query = '', hasRecentResults = false, hasVideos = false, minimumRating } = wanted
      const names = { locationUri: location, officeUri: office }
      const filter = { ...names, service, query, hasRecentResults, hasVideos, minimumRating }
      return found(agentsView(world, { filter, order, paging: { skip, take } }))
    },
    findOffices: ({ query: { location, state, query = '', order = 'results', skip, take } }) => {
      const filter = { locationUri: location, stateCode: state, query }
      return found(officesView(world, { filter, order, paging: { skip, take } }))
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
      offices: officesByName(world, q, take).map((office) => {
        const suburb = placeById(world, office.suburbId)
        return { ...office, label: `${office.name}, ${suburb.name} ${suburb.stateCode}` }
      }),
      locations: locationsOf(q, take),
    }),
    getFacebookPages: ({ query: { ids } }) => ({
      results: [...new Set(ids)].flatMap((id) => {
        const agent = find(world.agents, { id, leftOn: null })
        const page = agent?.socialLinks.find(({ network }) => network === 'facebook')
        if (agent === undefined || page === undefined) return []
        return [{ agentId: id, username: agent.username, url: externalLink(page.url) }]
      }),
    }),
    getOffice: ({ params: { id } }) => {
      const office = find(world.offices, { id })
      if (office === undefined) throw missing(`office ${id}`)
      return officeView(world, successorOf(world, office))
    },
    listCompanies: ({ query: { stateId, ...paging } }) => {
      const companies = world.companies
        .getAll()
        .map(({ id, name, stateCode }) => ({
          id,
          name,
          stateCode,
          officeCount: findAll(world.offices, { companyId: id, mergedIntoId: null, closedAt: null }).length,
        }))
        .filter(({ stateCode, officeCount }) => officeCount > 0 && (stateId === undefined || stateCode === stateId))
      return pageOf(
        companies.sort((left, right) => compare(left.name, right.name)),
        paging,
        (company) => company,
      )
    },
    listOfficesOfCompany: ({ params: { id }, query }) => {
      if (find(world.companies, { id }) === undefined) throw missing(`company ${id}`)
      const own = findAll(world.offices, { companyId: id, mergedIntoId: null, closedAt: null }).sort(byName)
      return pageOf(own, query, (office) => officeView(world, office))
    },
  } satisfies Partial<RestOperations>
}

function found<View>(view: View | null): View {
  if (view === null) throw missing('location or office of this name')
  return view
}
