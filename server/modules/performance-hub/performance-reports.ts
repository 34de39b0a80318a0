import { timeZoneOf } from '#domain/lookups/states.ts'
import { everyDayOf, noCounts, type PerformanceCounts, totalOf } from '#domain/performance/performance-counts.ts'
import { lengthOf, type Period, periodBefore, periodUntil } from '#domain/performance/performance-period.ts'
import { suburbComparison, viewsPerDay } from '#domain/performance/suburb-comparison.ts'
import {
  mayReadPerformanceOfAgent,
  mayReadPerformanceOfListing,
  mayReadPerformanceOfOffice,
  type PerformanceReader,
} from '#domain/permissions/performance.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import {
  currentHomesOfAgent,
  findAgent,
  findOfficeOfHome,
  homesBeside,
  homesOfAgent,
  homesOfOffice,
} from './performance-hub.queries.ts'
import type { PerformanceHubParts } from './performance-hub-parts.ts'
import type { CountedPeriod, HomePerformanceRecord, HubRecord, ListingPerformanceRecord } from './performance-record.ts'

export type AskedHub = { isOfOffice: boolean; days: number; skip: number; take: number }

/** What was counted of homes, for those who may see it; null for everybody else. */
export type PerformanceReports = {
  /** The numbers of the agent's homes that are on the market. */
  homesOf(caller: CallingMember, agent: AgentRecord): Promise<number[] | null>
  hub(caller: CallingMember, agent: AgentRecord, asked: AskedHub): Promise<HubRecord | null>
  ofListing(caller: CallingMember, listingId: number, days: number): Promise<ListingPerformanceRecord | null>
}

const MOST_URLS = 200
/** For how long a home is shown that was sold or leased. */
const DAYS_SHOWN = 90

/** Reads what was counted (docs/product.md, section 28). */
export function performanceReports(parts: PerformanceHubParts): PerformanceReports {
  const { database, clock, agents, listings, dayCounts } = parts

  const readerOf = async ({ claims, agentId }: CallingMember): Promise<PerformanceReader> => ({
    claims,
    agentId,
    principalOf: agentId === null ? null : await agents.officeOfPrincipal(agentId),
  })

  async function counted(listingIds: readonly number[], period: Period): Promise<CountedPeriod> {
    const before = periodBefore(period)
    const all = await dayCounts.byDay(listingIds, { from: before.from, to: period.to })
    const byDay = everyDayOf(period, all)
    return {
      period: { ...period, days: lengthOf(period) },
      totals: totalOf(byDay),
      totalsBefore: totalOf(everyDayOf(before, all)),
      byDay,
    }
  }

  async function mostViewed(
    listingIds: readonly number[],
    period: Period,
    { skip, take }: AskedHub,
  ): Promise<HomePerformanceRecord[]> {
    const [now, before] = await Promise.all([
      countsById(listingIds, period),
      countsById(listingIds, periodBefore(period)),
    ])
    const viewsOf = (id: number) => now.get(id)?.views ?? 0
    const page = listingIds
      .toSorted((left, right) => viewsOf(right) - viewsOf(left) || right - left)
      .slice(skip, skip + take)
    return (await listings.byIds(page)).map((listing) => ({
      listing,
      totals: now.get(listing.row.id) ?? noCounts,
      totalsBefore: before.get(listing.row.id) ?? noCounts,
    }))
  }

  async function countsById(listingIds: readonly number[], period: Period): Promise<Map<number, PerformanceCounts>> {
    const found = await dayCounts.byListing(listingIds, period)
    return new Map(found.map(({ listingId, ...counts }) => [listingId, counts]))
  }

  const compare = async ({ row, suburb }: ListingRecord, period: Period) => {
    const timeZone = timeZoneOf(suburb.stateCode)
    const { id: listingId, suburbId, listingType } = row
    return suburbComparison(await homesBeside(database, { listingId, suburbId, listingType, timeZone }, period), period)
  }

  return {
    async homesOf(caller, { id }) {
      const agent = await findAgent(database, id)
      if (agent === null || !mayReadPerformanceOfAgent(await readerOf(caller), agent)) return null
      return currentHomesOfAgent(database, id, MOST_URLS)
    },

    async hub(caller, record, asked) {
      const agent = await findAgent(database, record.id)
      if (agent === null) return null
      const reader = await readerOf(caller)
      const maySeeOffice = mayReadPerformanceOfOffice(reader, agent.officeId)
      if (asked.isOfOffice ? !maySeeOffice : !mayReadPerformanceOfAgent(reader, agent)) return null
      const today = calendarDateOf(clock(), timeZoneOf(agent.stateCode))
      const period = periodUntil(today, asked.days)
      const { from: since } = periodUntil(today, DAYS_SHOWN)
      const ids = asked.isOfOffice
        ? await homesOfOffice(database, agent.officeId, since)
        : await homesOfAgent(database, agent.id, since)
      const homes = await mostViewed(ids, period, asked)
      const { isOfOffice } = asked
      return { ...(await counted(ids, period)), agent: record, isOfOffice, maySeeOffice, homeCount: ids.length, homes }
    },

    async ofListing(caller, listingId, days) {
      const [listing] = await listings.byIds([listingId])
      if (listing === undefined) return null
      const { row, suburb } = listing
      const officeId = await findOfficeOfHome(database, row.officeId)
      if (!mayReadPerformanceOfListing(await readerOf(caller), { agentIds: row.agentIds, officeId })) return null
      const timeZone = timeZoneOf(suburb.stateCode)
      const period = periodUntil(calendarDateOf(clock(), timeZone), days)
      const found = await counted([listingId], period)
      const home = { listedOn: calendarDateOf(row.listedAt, timeZone), views: found.totals.views }
      const isOnMarket = row.statusType === 'available'
      return {
        ...found,
        listing,
        viewsPerDay: isOnMarket ? viewsPerDay(home, period) : null,
        compare: isOnMarket ? () => compare(listing, period) : null,
      }
    },
  }
}
