import { listingTrackingEvents } from '#domain/lookups/tracking-events.ts'
import { states } from '#domain/lookups/states.ts'
import { everyDayOf, noCounts, totalOf } from '#domain/performance/performance-counts.ts'
import {
  isPeriodLength,
  lengthOf,
  type Period,
  periodBefore,
  periodUntil,
} from '#domain/performance/performance-period.ts'
import { formatListingPerformanceUrl, formatPerformanceUrl } from '#domain/performance/performance-url.ts'
import { suburbComparison, viewsPerDay } from '#domain/performance/suburb-comparison.ts'
import {
  mayReadPerformanceOfAgent,
  mayReadPerformanceOfListing,
  mayReadPerformanceOfOffice,
  type PerformanceReader,
} from '#domain/permissions/performance.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import { successorOf } from '../search/agents.ts'
import { dayOf, zoneOf } from '../search/listing-facts.ts'
import { orderBy } from '../search/order.ts'
import type { CountedDay } from '../world/day-counts.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord, ListingRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { listingSummary } from './listing-summary.ts'
import { listingById } from './listings.ts'
import { agentView } from './offices.ts'
import { callerOf } from './sessions.ts'

const MOST_URLS = 200
const DAYS_SHOWN = 90

type HubAsked = { username?: string | null; isOfOffice: boolean; days: number; skip: number; take: number }

/** How homes do, for those who may see it. Enquiries and saves of this world are those that it begins with; views are added as they come. */
export const performanceQueries = ({ world }: MockPortal, headers: Headers) => {
  const member = () => callerOf(world, headers)
  return {
    hasPerformanceHub: () => true,

    performanceHubUrls({ username }: { username: string }) {
      return urlsOf(world, member(), username)
    },

    performanceHub(asked: HubAsked) {
      requirePeriod(asked.days)
      return hubOf(world, member(), asked)
    },

    listingPerformance({ listingId, days }: { listingId: number; days: number }) {
      requirePeriod(days)
      const home = listingById(world, listingId)
      return home === null || home.statusType === 'removed' ? null : performanceOfHome(world, member(), home, days)
    },
  }
}

function urlsOf(world: World, member: MemberRecord | null, username: string) {
  const agent = agentNamed(world, username)
  if (agent === undefined || !mayReadPerformanceOfAgent(readerOf(world, member), withOffice(world, agent))) return null
  const current = homesOf(world, ({ agentIds }) => agentIds.includes(agent.id)).filter(
    ({ statusType }) => statusType === 'available',
  )
  const newestFirst = current.toSorted(orderBy('Newest', world))
  return {
    hub: formatPerformanceUrl(member?.agentId === agent.id ? {} : { agent: agent.username }),
    listings: newestFirst
      .slice(0, MOST_URLS)
      .map(({ id }) => ({ listingId: id, url: formatListingPerformanceUrl(id) })),
  }
}

function hubOf(world: World, member: MemberRecord | null, { username, isOfOffice, days, skip, take }: HubAsked) {
  const agent = username == null ? agentById(world, member?.agentId ?? null) : agentNamed(world, username)
  if (agent === undefined) return null
  const { officeId, ...own } = withOffice(world, agent)
  const reader = readerOf(world, member)
  const maySeeOffice = mayReadPerformanceOfOffice(reader, officeId)
  if (isOfOffice ? !maySeeOffice : !mayReadPerformanceOfAgent(reader, { ...own, officeId })) return null
  const period = periodUntil(calendarDateOf(world.now, zoneOfOffice(world, agent.officeId)), days)
  const homes = homesOf(world, (home) =>
    isOfOffice ? officeOf(world, home.officeId) === officeId : home.agentIds.includes(agent.id),
  )
  const viewsOf = ({ id }: ListingRecord) => totalOf(daysOf(world, [id], period)).views
  const mostViewed = homes.toSorted((left, right) => viewsOf(right) - viewsOf(left) || right.id - left.id)
  const ids = homes.map(({ id }) => id)
  return {
    agent: agentView(world, agent),
    isOfOffice,
    maySeeOffice,
    ...counted(world, ids, period),
    homeCount: homes.length,
    homes: mostViewed.slice(skip, skip + take).map((home) => ({
      listing: listingSummary(world, home),
      url: formatListingPerformanceUrl(home.id),
      totals: totalOf(daysOf(world, [home.id], period)),
      totalsBefore: totalOf(daysOf(world, [home.id], periodBefore(period))),
    })),
  }
}

function performanceOfHome(world: World, member: MemberRecord | null, home: ListingRecord, days: number) {
  const officeId = officeOf(world, home.officeId)
  if (!mayReadPerformanceOfListing(readerOf(world, member), { agentIds: home.agentIds, officeId })) return null
  const period = periodUntil(dayOf(world, home, world.now), days)
  const found = { listing: listingSummary(world, home), ...counted(world, [home.id], period) }
  if (home.statusType !== 'available') return { ...found, viewsPerDay: null, suburbComparison: null }
  const { id, suburbId, listingType } = home
  const alike = findAll(world.listings, { suburbId, listingType, statusType: 'available' })
  const beside = alike.filter((each) => each.id !== id)
  const compared = beside.map((each) => comparedHome(world, each, period))
  return {
    ...found,
    viewsPerDay: viewsPerDay(comparedHome(world, home, period), period),
    suburbComparison: suburbComparison(compared, period),
  }
}

function requirePeriod(days: number): void {
  if (!isPeriodLength(days)) throw new Refusal('BAD_INPUT', 'days must be one of 7, 28, 90.', 'days')
}

const agentNamed = ({ agents }: World, username: string) => find(agents, { username: username.toLowerCase() })

const agentById = ({ agents }: World, agentId: number | null) => find(agents, { id: agentId ?? 0 })

/** The number of an office, or of the one that took it over. */
function officeOf(world: World, officeId: number): number {
  const office = find(world.offices, { id: officeId })
  return office === undefined ? officeId : successorOf(world, office).id
}

const withOffice = (world: World, { id, officeId }: AgentRecord) => ({ id, officeId: officeOf(world, officeId) })

function readerOf(world: World, member: MemberRecord | null): PerformanceReader | null {
  if (member === null) return null
  const agent = agentById(world, member.agentId)
  const isPrincipal = agent !== undefined && agent.isPrincipal && agent.leftOn === null
  const { claims, agentId } = member
  return { claims, agentId, principalOf: isPrincipal ? officeOf(world, agent.officeId) : null }
}

function zoneOfOffice(world: World, officeId: number): string {
  const office = find(world.offices, { id: officeId })
  return office === undefined ? states.VIC.timeZone : zoneOf(world, office)
}

/** Those on the market, and those sold or leased within ninety days. */
function homesOf(world: World, isWanted: (home: ListingRecord) => boolean): ListingRecord[] {
  const isShown = (home: ListingRecord) => {
    if (home.statusType !== 'completed') return home.statusType === 'available'
    const { from } = periodUntil(calendarDateOf(world.now, zoneOfOffice(world, home.officeId)), DAYS_SHOWN)
    return home.completedOn !== null && home.completedOn >= from
  }
  return world.listings.getAll().filter((home) => isWanted(home) && isShown(home))
}

function daysOf(world: World, listingIds: readonly number[], { from, to }: Period): CountedDay[] {
  const wanted = new Set(listingIds)
  const kept = world.dayCounts.getAll().flatMap(({ listingId, days }) => (wanted.has(listingId) ? days : []))
  const ofViews = { type: listingTrackingEvents.DetailView, pageType: 'listingDetails' }
  const tracked = findAll(world.trackedEvents, ofViews)
    .filter(({ listingId }) => wanted.has(listingId))
    .map(({ day, count }) => ({ day, ...noCounts, views: count }))
  const byDay = Map.groupBy([...kept, ...tracked], ({ day }) => day)
  return [...byDay].filter(([day]) => day >= from && day <= to).map(([day, counts]) => ({ day, ...totalOf(counts) }))
}

function counted(world: World, listingIds: readonly number[], period: Period) {
  const byDay = everyDayOf(period, daysOf(world, listingIds, period))
  return {
    period: { ...period, days: lengthOf(period) },
    totals: totalOf(byDay),
    totalsBefore: totalOf(daysOf(world, listingIds, periodBefore(period))),
    days: byDay.map(({ day, ...counts }) => ({ day, counts })),
  }
}

const comparedHome = (world: World, home: ListingRecord, period: Period) => ({
  listedOn: dayOf(world, home, home.listedAt),
  views: totalOf(daysOf(world, [home.id], period)).views,
})
