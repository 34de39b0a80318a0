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
      const listing = listingById(world, listingId)
      return listing === null || listing.statusType === 'removed'
        ? null
        : performanceOfListing(world, member(), listing, days)
    },
  }
}

function urlsOf(world: World, member: MemberRecord | null, username: string) {
  const agent = agentNamed(world, username)
  if (agent === undefined || !mayReadPerformanceOfAgent(readerOf(world, member), withOffice(world, agent))) return null
  const current = listingsOf(world, ({ agentIds }) => agentIds.includes(agent.id)).filter(
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
  const listings = listingsOf(world, (listing) =>
    isOfOffice ? officeOf(world, listing.officeId) === officeId : listing.agentIds.includes(agent.id),
  )
  const viewsOf = ({ id }: ListingRecord) => totalOf(daysOf(world, [id], period)).views
  const mostViewed = listings.toSorted((left, right) => viewsOf(right) - viewsOf(left) || right.id - left.id)
  const ids = listings.map(({ id }) => id)
  return {
    agent: agentView(world, agent),
    isOfOffice,
    maySeeOffice,
    ...counted(world, ids, period),
    homeCount: listings.length,
    homes: mostViewed.slice(skip, skip + take).map((listing) => ({
      listing: listingSummary(world, listing),
      url: formatListingPerformanceUrl(listing.id),
      totals: totalOf(daysOf(world, [listing.id], period)),
      totalsBefore: totalOf(daysOf(world, [listing.id], periodBefore(period))),
    })),
  }
}

function performanceOfListing(world: World, member: MemberRecord | null, listing: ListingRecord, days: number) {
  const officeId = officeOf(world, listing.officeId)
  if (!mayReadPerformanceOfListing(readerOf(world, member), { agentIds: listing.agentIds, officeId })) return null
  const period = periodUntil(dayOf(world, listing, world.now), days)
  const found = { listing: listingSummary(world, listing), ...counted(world, [listing.id], period) }
  if (listing.statusType !== 'available') return { ...found, viewsPerDay: null, suburbComparison: null }
  const { id, suburbId, listingType } = listing
  const alike = findAll(world.listings, { suburbId, listingType, statusType: 'available' })
  const beside = alike.filter((each) => each.id !== id)
  const compared = beside.map((each) => comparedListing(world, each, period))
  return {
    ...found,
    viewsPerDay: viewsPerDay(comparedListing(world, listing, period), period),
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
function listingsOf(world: World, isWanted: (listing: ListingRecord) => boolean): ListingRecord[] {
  const isShown = (listing: ListingRecord) => {
    if (listing.statusType !== 'completed') return listing.statusType === 'available'
    const { from } = periodUntil(calendarDateOf(world.now, zoneOfOffice(world, listing.officeId)), DAYS_SHOWN)
    return listing.completedOn !== null && listing.completedOn >= from
  }
  return world.listings.getAll().filter((listing) => isWanted(listing) && isShown(listing))
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

const comparedListing = (world: World, listing: ListingRecord, period: Period) => ({
  listedOn: dayOf(world, listing, listing.listedAt),
  views: totalOf(daysOf(world, [listing.id], period)).views,
})
