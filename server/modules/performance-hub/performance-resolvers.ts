import { formatListingPerformanceUrl, formatPerformanceUrl } from '#domain/performance/performance-url.ts'
import { isPeriodLength, periodLengths } from '#domain/performance/performance-period.ts'
import { canToggleFeatures } from '#domain/permissions/claims.ts'
import type { DayCounts } from '#domain/performance/performance-counts.ts'
import type { QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { PerformanceHubContext } from './performance-hub-parts.ts'

export const performanceResolvers: Pick<
  Resolvers<PerformanceHubContext>,
  'HomePerformance' | 'ListingPerformance' | 'PerformanceHub'
> = {
  PerformanceHub: { days: ({ byDay }) => byDay.map(performanceDay) },
  HomePerformance: { url: ({ listing }) => formatListingPerformanceUrl(listing.row.id) },
  ListingPerformance: {
    days: ({ byDay }) => byDay.map(performanceDay),
    suburbComparison: ({ compare }) => compare?.() ?? null,
  },
}

const performanceDay = ({ day, ...counts }: DayCounts) => ({ day, counts })

type Queries = Pick<
  QueryResolvers<PerformanceHubContext>,
  'hasPerformanceHub' | 'listingPerformance' | 'performanceHub' | 'performanceHubUrls'
>

/**
 * The queries of the performance hub. `isOffered` says whether it is on, or on for some; where it is not, they answer those alone who may
 * switch features on in their browser.
 */
export function performanceQueries({ isOffered }: { isOffered: boolean }): Queries {
  async function callerOf({ caller }: PerformanceHubContext): Promise<CallingMember | null> {
    const member = await caller()
    return member !== null && (isOffered || canToggleFeatures(member.claims)) ? member : null
  }

  return {
    hasPerformanceHub: () => isOffered,

    performanceHubUrls: async (_parent, { username }, context) => {
      const caller = await callerOf(context)
      const agent = caller && (await agentNamed(username, context))
      if (!agent) return null
      const ids = await context.services.performanceReports.listingsOf(caller, agent)
      if (ids === null) return null
      return {
        hub: formatPerformanceUrl(caller.agentId === agent.id ? {} : { agent: agent.username }),
        listings: ids.map((listingId) => ({ listingId, url: formatListingPerformanceUrl(listingId) })),
      }
    },

    performanceHub: async (_parent, { username, isOfOffice, days, skip, take }, context) => {
      requirePeriod(days)
      const caller = await callerOf(context)
      if (caller === null) return null
      const agent = username == null ? await ownAgent(caller, context) : await agentNamed(username, context)
      return agent && context.services.performanceReports.hub(caller, agent, { isOfOffice, days, skip, take })
    },

    listingPerformance: async (_parent, { listingId, days }, context) => {
      requirePeriod(days)
      const caller = await callerOf(context)
      return caller && context.services.performanceReports.ofListing(caller, listingId, days)
    },
  }
}

function requirePeriod(days: number): void {
  if (isPeriodLength(days)) return
  throw new PortalError('BAD_INPUT', `days must be one of ${periodLengths.join(', ')}.`, { field: 'days' })
}

/** What a username can be; the database takes no null character. */
const USERNAME = /^[a-z0-9._-]{1,60}$/

function agentNamed(text: string, { services }: PerformanceHubContext): Promise<AgentRecord | null> {
  const username = text.toLowerCase()
  return USERNAME.test(username) ? services.offices.agentByUsername(username) : Promise.resolve(null)
}

const ownAgent = ({ agentId }: CallingMember, { services }: PerformanceHubContext): Promise<AgentRecord | null> =>
  agentId === null ? Promise.resolve(null) : services.offices.agent(agentId)
