import { FEWEST_CASES } from '#domain/agents/agent-performance.ts'
import { familyKey, nameKey } from '#domain/agents/name-keys.ts'
import { ratingHundredths, type RatingSpread, reviewCountOf } from '#domain/agents/review-figures.ts'
import { figuresOf } from './review-figures.ts'
import type { AgentRecord, ListingRecord, OfficeRecord, PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { officeOfAgent } from '../handlers/office-of-agent.ts'
import { falling, firstOf } from './order.ts'
import { completedOfYear } from './performance.ts'

export type AgentService = 'selling' | 'managing'
export type AgentOrder = 'results' | 'rating' | 'name'

export type WantedAgents = {
  service: AgentService
  place: PlaceRecord | null
  officeId: number | null
  query: string
  minimumRating: number | null
  hasRecentResults: boolean
  hasVideos: boolean
}

export type FoundAgent = { agent: AgentRecord; completedInPlace: number; spread: RatingSpread }

/** The agents who are wanted, in order. */
export function findAgents(world: World, wanted: WantedAgents, order: AgentOrder): FoundAgent[] {
  const kind = wanted.service === 'selling' ? 'sale' : 'rental'
  const completed = completedOfYear(world).filter(({ listingType }) => listingType === kind)
  const suburbIds = wanted.place === null ? null : suburbIdsOf(world, wanted.place)
  const isThere = ({ suburbId }: ListingRecord) => suburbIds === null || suburbIds.has(suburbId)
  const countOf = ({ id }: AgentRecord, homes: readonly ListingRecord[]) =>
    homes.filter(({ agentIds }) => agentIds.includes(id)).length
  const found = world.agents
    .getAll()
    .filter(({ leftOn }) => leftOn === null)
    .filter((agent) => doesIt(world, agent, { kind, suburbIds }))
    .filter((agent) => wanted.officeId === null || officeOfAgent(world, agent).id === wanted.officeId)
    .filter(({ name }) => beginsWith(name, wanted.query))
    .filter((agent) => !wanted.hasRecentResults || countOf(agent, completed) >= FEWEST_CASES)
    .filter(({ videos }) => !wanted.hasVideos || videos.length > 0)
    .map((agent) => ({
      agent,
      completedInPlace: countOf(agent, completed.filter(isThere)),
      spread: figuresOf(world, agent.id).spread,
    }))
    .filter(({ spread }) => (ratingHundredths(spread) ?? 0) >= (wanted.minimumRating ?? 0) * 100)
  return found.sort(orders[order])
}

const byName = (left: FoundAgent, right: FoundAgent): number =>
  compare(nameKey(left.agent.name), nameKey(right.agent.name)) || left.agent.id - right.agent.id

const orders = {
  name: byName,
  results: firstOf<FoundAgent>([falling(({ completedInPlace }) => completedInPlace), byName]),
  rating: firstOf<FoundAgent>([
    falling(({ spread }) => ratingHundredths(spread) ?? -1),
    falling(({ spread }) => reviewCountOf(spread)),
    byName,
  ]),
}

export const compare = (left: string, right: string): number => (left === right ? 0 : left < right ? -1 : 1)

const beginsWith = (name: string, query: string): boolean =>
  [nameKey(name), familyKey(name)].some((key) => key.startsWith(nameKey(query)))

/** The suburbs of a place; a street's own. */
export function suburbIdsOf({ places }: World, { id, type, suburbId }: PlaceRecord): ReadonlySet<number> {
  if (type === 'region') {
    const inside = places.getAll().filter((place) => place.type === 'suburb' && place.regionId === id)
    return new Set(inside.map((place) => place.id))
  }
  return new Set([type === 'street' ? (suburbId ?? id) : id])
}

/** Whether an agent sells or manages there: by homes of this year or on the market, or by what the agent states. */
function doesIt(
  world: World,
  { id, servicedLocationIds }: AgentRecord,
  { kind, suburbIds }: { kind: 'sale' | 'rental'; suburbIds: ReadonlySet<number> | null },
): boolean {
  const current = world.listings.getAll().filter(({ statusType }) => statusType === 'available')
  const own = [...completedOfYear(world), ...current].filter(({ agentIds }) => agentIds.includes(id))
  const isThere = (suburbId: number) => suburbIds === null || suburbIds.has(suburbId)
  if (own.some(({ listingType, suburbId }) => listingType === kind && isThere(suburbId))) return true
  const stated = servicedLocationIds.flatMap((each) => {
    const place = world.places.getAll().find((candidate) => candidate.id === each)
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
  const done = ({ id }: AgentRecord) => completed.filter(({ agentIds }) => agentIds.includes(id)).length
  return world.agents
    .getAll()
    .filter(({ leftOn, name }) => leftOn === null && beginsWith(name, typed))
    .sort((left, right) => done(right) - done(left) || compare(nameKey(left.name), nameKey(right.name)))
    .slice(0, take)
}

/** Offices whose name begins so, those that sold most first. */
export function officesByName(world: World, typed: string, take: number): OfficeRecord[] {
  const beginning = nameKey(typed)
  if (beginning === '') return []
  const sales = completedOfYear(world).filter(({ listingType }) => listingType === 'sale')
  const sold = ({ id }: OfficeRecord) => sales.filter(({ officeId }) => officeId === id).length
  return world.offices
    .getAll()
    .filter(({ mergedIntoId, name }) => mergedIntoId === null && nameKey(name).startsWith(beginning))
    .sort((left, right) => sold(right) - sold(left) || compare(nameKey(left.name), nameKey(right.name)))
    .slice(0, take)
}
