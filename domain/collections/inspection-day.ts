import { distanceInMetres } from '../geo/distance.ts'
import type { LatLong } from '../geo/lat-long.ts'

/** How fast one gets from home to home as the crow flies, in kilometres an hour (docs/product.md, section 15.48). */
export const INSPECTION_SPEED = 30
/** How long one stays at a home, in minutes; less where it is open for less. */
export const VISIT_MINUTES = 20
/** The way to or from a home whose position is not known, in minutes. */
const UNKNOWN_WAY_MINUTES = 15

const MINUTE = 60_000
const METRES_A_MINUTE = (INSPECTION_SPEED * 1000) / 60
/** Homes among which an order is looked for; those that close first. */
const MOST_ORDERED_HOMES = 30
/** Ways to the same home after as many visits that are followed further, the fastest first. */
const MOST_WAYS = 32

/** A time when a home is open; `startsAt` and `endsAt` are ISO 8601 with an offset. */
export type OpenTime = { listingId: number; startsAt: string; endsAt: string; latLong: LatLong | null }

/** A stop of a day; times are milliseconds since 1970. */
export type Visit = OpenTime & {
  arrivesAt: number
  leavesAt: number
  /** Straight from the home before; null for the first, and where a position is not known. */
  metres: number | null
  /** Minutes after the last moment at which there is time for the visit; 0 where it can be done. */
  minutesLate: number
}

/** A home that is not part of the day, and the visits that it would clash with. */
export type LeftOut = { openTime: OpenTime; clashesWith: readonly number[] }

/** The day of a home, yyyy-mm-dd on its own clock. */
export const dayOfOpenTime = ({ startsAt }: Pick<OpenTime, 'startsAt'>): string => startsAt.slice(0, 10)

/**
 * As many homes as can be seen in one day, each once, in an order in which every visit is within an open time of its home and
 * there is time for the way from the one before (docs/product.md, section 15.48); of equal numbers the one that ends first.
 */
export function suggestInspections(openTimes: readonly OpenTime[]): { visits: Visit[]; leftOut: LeftOut[] } {
  const visits = visitInOrder(bestOrder(openTimes))
  const planned = new Set(visits.map(({ listingId }) => listingId))
  const others = firstOfEachListing(openTimes.filter(({ listingId }) => !planned.has(listingId)))
  return { visits, leftOut: others.map((openTime) => ({ openTime, clashesWith: inspectionClashes(visits, openTime) })) }
}

/** All of these stops in the order with the fewest conflicts that is found; those that come too late say by how much. */
export function orderInspections(stops: readonly OpenTime[]): Visit[] {
  let order = bestOrder(stops)
  const chosen = new Set(order)
  for (const stop of stops) if (!chosen.has(stop)) order = withInserted(order, stop)
  return visitInOrder(order)
}

/** When one arrives at each stop and leaves it again, in the given order. */
export function visitInOrder(stops: readonly OpenTime[]): Visit[] {
  const visits: Visit[] = []
  for (const stop of stops) visits.push(visitAfter(visits.at(-1) ?? null, stop))
  return visits
}

function visitAfter(before: Visit | null, stop: OpenTime): Visit {
  const metres = before === null ? null : metresBetween(before, stop)
  const opens = Date.parse(stop.startsAt)
  const reached = before === null ? opens : before.leavesAt + wayMinutes(metres) * MINUTE
  const arrivesAt = Math.max(opens, reached)
  const length = visitLength(stop)
  const lastMoment = Date.parse(stop.endsAt) - length
  return {
    ...stop,
    arrivesAt,
    leavesAt: arrivesAt + length,
    metres,
    minutesLate: Math.max(0, Math.ceil((arrivesAt - lastMoment) / MINUTE)),
  }
}

const visitLength = ({ startsAt, endsAt }: OpenTime): number =>
  Math.min(VISIT_MINUTES * MINUTE, Date.parse(endsAt) - Date.parse(startsAt))

const metresBetween = (from: OpenTime, to: OpenTime): number | null =>
  from.latLong === null || to.latLong === null ? null : Math.round(distanceInMetres(from.latLong, to.latLong))

/** Whole minutes for a way of so many metres. */
export const wayMinutes = (metres: number | null): number =>
  metres === null ? UNKNOWN_WAY_MINUTES : Math.ceil(metres / METRES_A_MINUTE)

/** A way through some homes: which ones as bits, and where it ends. */
type Way = { homes: number; end: Visit; stop: OpenTime; before: Way | null }

function bestOrder(openTimes: readonly OpenTime[]): OpenTime[] {
  const listings = listingsInOrder(openTimes)
  const bits = new Map(listings.map((listingId, index) => [listingId, 2 ** index]))
  const stops = openTimes.filter(({ listingId }) => bits.has(listingId))
  let ways: Way[] = fastestWays(stops.map((stop) => wayTo(null, stop, bits.get(stop.listingId) ?? 0)))
  let best = ways[0] ?? null
  while (ways.length > 0) {
    best = ways[0] ?? best
    ways = fastestWays(ways.flatMap((way) => waysOnFrom(way, stops, bits)))
  }
  return stopsOf(best)
}

/** Those that close first come first; whether one can be seen does not depend on in which order they were given. */
function listingsInOrder(openTimes: readonly OpenTime[]): number[] {
  const sorted = openTimes.toSorted((one, other) => Date.parse(one.endsAt) - Date.parse(other.endsAt))
  return [...new Set(sorted.map(({ listingId }) => listingId))].slice(0, MOST_ORDERED_HOMES)
}

const wayTo = (before: Way | null, stop: OpenTime, bit: number): Way => ({
  homes: (before?.homes ?? 0) + bit,
  end: visitAfter(before?.end ?? null, stop),
  stop,
  before,
})

const waysOnFrom = (way: Way, stops: readonly OpenTime[], bits: ReadonlyMap<number, number>): Way[] =>
  stops.flatMap((stop) => {
    const bit = bits.get(stop.listingId) ?? 0
    if (Math.floor(way.homes / bit) % 2 === 1) return []
    const next = wayTo(way, stop, bit)
    return next.end.minutesLate === 0 ? [next] : []
  })

/** The fastest way through the same homes to the same end, and of each end the fastest few; the fastest of all first. */
function fastestWays(ways: readonly Way[]): Way[] {
  const sorted = ways.toSorted((one, other) => one.end.leavesAt - other.end.leavesAt)
  const known = new Set<string>()
  const perEnd = new Map<number, number>()
  return sorted.filter(({ homes: listings, stop: { listingId } }) => {
    const key = `${listings} ${listingId}`
    const count = perEnd.get(listingId) ?? 0
    if (known.has(key) || count >= MOST_WAYS) return false
    known.add(key)
    perEnd.set(listingId, count + 1)
    return true
  })
}

function stopsOf(way: Way | null): OpenTime[] {
  const stops: OpenTime[] = []
  for (let at = way; at !== null; at = at.before) stops.unshift(at.stop)
  return stops
}

const firstOfEachListing = (openTimes: readonly OpenTime[]): OpenTime[] =>
  [...new Map(openTimes.toReversed().map((openTime) => [openTime.listingId, openTime])).values()].toReversed()

/** The order with one more stop where that costs the fewest minutes, as late as that can be. */
function withInserted(order: readonly OpenTime[], stop: OpenTime): OpenTime[] {
  const orders = Array.from({ length: order.length + 1 }, (_, at) => order.toSpliced(at, 0, stop))
  const costs = orders.map((each) => visitInOrder(each).reduce((sum, { minutesLate }) => sum + minutesLate, 0))
  return orders[costs.lastIndexOf(Math.min(...costs))] ?? [...order, stop]
}

/** The homes with which a stop clashes, where it fits into these visits best; none where there is time for it. */
export function inspectionClashes(visits: readonly Visit[], stop: OpenTime): number[] {
  const visited = visitInOrder(withInserted(visits, stop))
  const first = visited.findIndex(({ minutesLate }) => minutesLate > 0)
  if (first === -1) return []
  const pair = visited.slice(Math.max(0, first - 1), first + 1).map(({ listingId }) => listingId)
  return pair.filter((listingId) => listingId !== stop.listingId)
}
