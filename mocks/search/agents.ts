import { agentPerformance, countedAfter, FEWEST_CASES } from '#domain/agents/agent-performance.ts'
import { familyKey, nameKey } from '#domain/agents/name-keys.ts'
import { ratingHundredths, type ReviewFigures, reviewCountOf } from '#domain/agents/review-figures.ts'
import { states } from '#domain/lookups/states.ts'
import { daysOnPortal } from '#domain/time/days-on-portal.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { AgentRecord, ListingRecord, OfficeRecord, PlaceRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { zoneOf } from './listing-facts.ts'
import { falling, firstOf } from './order.ts'
import { suburbIdsOf } from './places.ts'

/** The office that an office was merged into; itself where it was not. */
export function successorOf(world: World, office: OfficeRecord): OfficeRecord {
  const successor = find(world.offices, { id: office.mergedIntoId ?? 0 })
  return successor === undefined ? office : successorOf(world, successor)
}

/** The office of an agent; where that was merged into another, the one that took it over. */
export function officeOfAgent(world: World, { id, officeId }: AgentRecord): OfficeRecord {
  const office = find(world.offices, { id: officeId })
  if (office === undefined) throw new Error(`Agent ${id} has no office`)
  return successorOf(world, office)
}

export const presentAgents = (world: World, officeId?: number): AgentRecord[] =>
  findAll(world.agents, { leftOn: null }).filter(
    (agent) => officeId === undefined || officeOfAgent(world, agent).id === officeId,
  )

export const phoneOf = (world: World, agent: AgentRecord): string | null =>
  agent.mobile ?? officeOfAgent(world, agent).phone

const lastDay = ({ now }: World): string => calendarDateOf(now, states.NSW.timeZone)

/** The listings that were sold or leased in the last twelve months. */
export function completedOfYear(world: World): ListingRecord[] {
  const until = lastDay(world)
  const isOfYear = (day: string | null) => day !== null && day > countedAfter(until) && day <= until
  return findAll(world.listings, { statusType: 'completed' }).filter(({ completedOn }) => isOfYear(completedOn))
}

export function performanceOf(world: World, isTheirs: (listing: ListingRecord) => boolean) {
  const all = completedOfYear(world)
  const salesOf = (suburbId: number) =>
    all.filter((listing) => listing.listingType === 'sale' && listing.suburbId === suburbId).length
  const listings = all.filter(isTheirs).map((listing) => ({
    kind: listing.listingType,
    suburbId: listing.suburbId,
    price: listing.priceFrom,
    guide: listing.priceEvents.findLast(({ kind }) => kind === 'listed')?.price ?? null,
    // Noon in the east is the same day everywhere in Australia.
    days: daysOnPortal(listing.listedAt, new Date(`${listing.completedOn}T02:00:00Z`), zoneOf(world, listing)).days,
  }))
  return { until: lastDay(world), ...agentPerformance(listings, salesOf) }
}

/** What clients said of an agent, counted from the reviews that are published. */
export function figuresOf({ reviews }: World, agentId: number): ReviewFigures {
  const published = findAll(reviews, { agentId, status: 'published' })
  const own = published.filter(({ source }) => source !== 'import')
  const count = (stars: number) => own.filter(({ rating }) => rating === stars).length
  return {
    spread: [count(1), count(2), count(3), count(4), count(5)],
    verifiedCount: own.filter(({ isVerified }) => isVerified).length,
    importedCount: published.length - own.length,
  }
}

export type AgentOrder = 'results' | 'rating' | 'name'

export type WantedAgents = {
  service: 'selling' | 'managing'
  place: PlaceRecord | null
  officeId: number | null
  query: string
  minimumRating: number | null
  hasRecentResults: boolean
  hasVideos: boolean
}

export function findAgents(world: World, wanted: WantedAgents, order: AgentOrder) {
  const kind = wanted.service === 'selling' ? 'sale' : 'rental'
  const completed = completedOfYear(world).filter(({ listingType }) => listingType === kind)
  const suburbIds = wanted.place === null ? null : suburbIdsOf(world, wanted.place)
  const there = completed.filter(({ suburbId }) => suburbIds === null || suburbIds.has(suburbId))
  const countOf = ({ id }: AgentRecord, listings: readonly ListingRecord[]) =>
    listings.filter(({ agentIds }) => agentIds.includes(id)).length
  return presentAgents(world, wanted.officeId ?? undefined)
    .filter((agent) => doesIt(world, agent, { kind, suburbIds }))
    .filter(({ name }) => beginsWith(name, wanted.query))
    .filter((agent) => !wanted.hasRecentResults || countOf(agent, completed) >= FEWEST_CASES)
    .filter(({ videos }) => !wanted.hasVideos || videos.length > 0)
    .map((agent) => ({
      agent,
      completedInPlace: countOf(agent, there),
      spread: figuresOf(world, agent.id).spread,
    }))
    .filter(({ spread }) => (ratingHundredths(spread) ?? 0) >= (wanted.minimumRating ?? 0) * 100)
    .sort(orders[order])
}

type FoundAgent = { agent: AgentRecord; completedInPlace: number; spread: ReviewFigures['spread'] }

const byName = (left: FoundAgent, right: FoundAgent): number =>
  byNameKey(left.agent, right.agent) || left.agent.id - right.agent.id

const orders = {
  name: byName,
  results: firstOf<FoundAgent>([falling(({ completedInPlace }) => completedInPlace), byName]),
  rating: firstOf<FoundAgent>([
    falling(({ spread }) => ratingHundredths(spread) ?? -1),
    falling(({ spread }) => reviewCountOf(spread)),
    byName,
  ]),
}

type Named = { name: string }

export const compare = (left: string, right: string): number => (left === right ? 0 : left < right ? -1 : 1)
export const byNameKey = (left: Named, right: Named): number => compare(nameKey(left.name), nameKey(right.name))

const beginsWith = (name: string, query: string): boolean =>
  [nameKey(name), familyKey(name)].some((key) => key.startsWith(nameKey(query)))

/** Whether an agent sells or manages there: by homes of this year or on the market, or by what the agent states. */
function doesIt(
  world: World,
  { id, servicedLocationIds }: AgentRecord,
  { kind, suburbIds }: { kind: 'sale' | 'rental'; suburbIds: ReadonlySet<number> | null },
): boolean {
  const current = findAll(world.listings, { statusType: 'available' })
  const own = [...completedOfYear(world), ...current].filter(({ agentIds }) => agentIds.includes(id))
  const isThere = (suburbId: number) => suburbIds === null || suburbIds.has(suburbId)
  if (own.some(({ listingType, suburbId }) => listingType === kind && isThere(suburbId))) return true
  const stated = servicedLocationIds.flatMap((each) => {
    const place = find(world.places, { id: each })
    return place === undefined || place.type === 'street' ? [] : [...suburbIdsOf(world, place)]
  })
  const isTrade = (listingType: 'sale' | 'rental') => own.some((listing) => listing.listingType === listingType)
  const isStated = stated.some(isThere)
  if (kind === 'rental') return isStated && isTrade('rental')
  const isKnownNowhere = suburbIds === null && own.length === 0 && stated.length === 0
  return isKnownNowhere || (isStated && (isTrade('sale') || !isTrade('rental')))
}

/** Agents whose name begins so, those who did most first. */
export function agentsByName(world: World, typed: string, take: number): AgentRecord[] {
  if (nameKey(typed) === '') return []
  const completed = completedOfYear(world)
  const done = falling(({ id }: AgentRecord) => completed.filter(({ agentIds }) => agentIds.includes(id)).length)
  return presentAgents(world)
    .filter(({ name }) => beginsWith(name, typed))
    .sort(firstOf([done, byNameKey]))
    .slice(0, take)
}

/** Offices that are open and whose name begins so. */
export const officesNamed = (world: World, typed: string): OfficeRecord[] =>
  findAll(world.offices, { mergedIntoId: null, closedAt: null }).filter(({ name }) =>
    nameKey(name).startsWith(nameKey(typed)),
  )

/** The same, those that sold most first. */
export function officesByName(world: World, typed: string, take: number): OfficeRecord[] {
  if (nameKey(typed) === '') return []
  const sales = completedOfYear(world).filter(({ listingType }) => listingType === 'sale')
  const sold = falling(({ id }: OfficeRecord) => sales.filter(({ officeId }) => officeId === id).length)
  return officesNamed(world, typed)
    .sort(firstOf([sold, byNameKey]))
    .slice(0, take)
}
