import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { periodUntil } from '#domain/performance/performance-period.ts'
import { viewsPerDay } from '#domain/performance/suburb-comparison.ts'
import {
  mayReadPerformanceOfAgent,
  mayReadPerformanceOfListing,
  mayReadPerformanceOfOffice,
  type PerformanceReader,
} from '#domain/permissions/performance.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import {
  currentListingsOfAgent,
  findAgent,
  findOfficeOfListing,
  listingsOfAgent,
  listingsOfOffice,
} from './performance-hub.queries.ts'
import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { countedListings, type CountingServices } from './counted-listings.ts'
import type { HubRecord, ListingPerformanceRecord } from './performance-record.ts'

type AskedHub = { isOfOffice: boolean; days: number; skip: number; take: number }

/** What was counted of homes, for those who may see it; null for everybody else. */
export type PerformanceReports = {
  /** The numbers of the agent's homes that are on the market. */
  listingsOf(caller: CallingMember, agent: AgentRecord): Promise<number[] | null>
  hub(caller: CallingMember, agent: AgentRecord, asked: AskedHub): Promise<HubRecord | null>
  ofListing(caller: CallingMember, listingId: number, days: number): Promise<ListingPerformanceRecord | null>
}

const MOST_URLS = 200
/** For how long a home is shown that was sold or leased. */
const DAYS_SHOWN = 90

/** Reads what was counted (docs/product.md, section 28). */
export function performanceReports(parts: PlatformServices & AgentsServices & CountingServices): PerformanceReports {
  const { database, clock, agents, listings } = parts
  const { counted, mostViewed, compare } = countedListings(parts)

  const readerOf = async ({ claims, agentId }: CallingMember): Promise<PerformanceReader> => ({
    claims,
    agentId,
    principalOf: agentId === null ? null : await agents.officeOfPrincipal(agentId),
  })

  return {
    async listingsOf(caller, { id }) {
      const agent = await findAgent(database, id)
      if (agent === null || !mayReadPerformanceOfAgent(await readerOf(caller), agent)) return null
      return currentListingsOfAgent(database, id, MOST_URLS)
    },

    async hub(caller, record, asked) {
      const agent = await findAgent(database, record.id)
      if (agent === null) return null
      const reader = await readerOf(caller)
      const maySeeOffice = mayReadPerformanceOfOffice(reader, agent.officeId)
      if (asked.isOfOffice ? !maySeeOffice : !mayReadPerformanceOfAgent(reader, agent)) return null
      const today = calendarDateOf(clock(), timeZoneOfPlace({ uri: agent.suburbUri, stateCode: agent.stateCode }))
      const period = periodUntil(today, asked.days)
      const { from: since } = periodUntil(today, DAYS_SHOWN)
      const ids = asked.isOfOffice
        ? await listingsOfOffice(database, agent.officeId, since)
        : await listingsOfAgent(database, agent.id, since)
      const shown = await mostViewed(ids, period, asked)
      const { isOfOffice } = asked
      return {
        ...(await counted(ids, period)),
        agent: record,
        isOfOffice,
        maySeeOffice,
        homeCount: ids.length,
        homes: shown,
      }
    },

    async ofListing(caller, listingId, days) {
      const [listing] = await listings.byIds([listingId])
      if (listing === undefined) return null
      const { row, suburb } = listing
      const officeId = await findOfficeOfListing(database, row.officeId)
      if (!mayReadPerformanceOfListing(await readerOf(caller), { agentIds: row.agentIds, officeId })) return null
      const timeZone = timeZoneOfPlace(suburb)
      const period = periodUntil(calendarDateOf(clock(), timeZone), days)
      const found = await counted([listingId], period)
      const viewed = { listedOn: calendarDateOf(row.listedAt, timeZone), views: found.totals.views }
      const isOnMarket = row.statusType === 'available'
      return {
        ...found,
        listing,
        viewsPerDay: isOnMarket ? viewsPerDay(viewed, period) : null,
        compare: isOnMarket ? () => compare(listing, period) : null,
      }
    },
  }
}
