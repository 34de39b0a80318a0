import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { mayReadListingEvents } from '#domain/permissions/listing-events.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { countedDays } from '#domain/tracking/counted-days.ts'
import {
  LARGEST_TRACKING_BATCH,
  sizeOfBatch,
  STAFF_PAGE_TYPE,
  type TrackedGroup,
} from '#domain/tracking/tracking-batch.ts'
import { keyOrNew } from '#server/platform/http/idempotency-key.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { rateLimiter } from '#server/platform/http/rate-limiter.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import { trackingStore } from '#server/modules/tracking/tracking-store.ts'
import type { DayCountsServices } from '#server/modules/day-counts/day-counts-services.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { Caller } from '#server/platform/rest/caller.ts'
import type { Operations, RestAnswer } from '#server/platform/rest/operations.ts'
import { notFound, RestProblem } from '#server/platform/rest/rest-problem.ts'

type Tracking =
  | 'addListingEvents'
  | 'getListingEvents'
  | 'trackAgents'
  | 'trackAgentsAsMember'
  | 'trackListings'
  | 'trackListingsAsMember'

type Parts = {
  services: Pick<
    PlatformServices & ListingsServices & DayCountsServices,
    'database' | 'clock' | 'listings' | 'dayCounts'
  >
  /** Events from one network address. */
  eventsPerMinute: number
}

type CountedFor = { memberId: number | null; agentId: number | null }

const nobody: CountedFor = { memberId: null, agentId: null }

/** Counts what visitors do with listings and agents, and shows the counts to those who may see them. */
export function trackingOperations({ services, eventsPerMinute }: Parts): Operations<Tracking> {
  const { clock, listings } = services
  const store = trackingStore(services)
  const limiter = rateLimiter({ perMinute: eventsPerMinute, now: () => clock().getTime() })

  function requireModest(groups: readonly TrackedGroup[], { networkAddress }: Caller, field: string): void {
    const size = sizeOfBatch(groups)
    if (size > LARGEST_TRACKING_BATCH) {
      throw new PortalError('BAD_INPUT', `${field} may hold at most ${LARGEST_TRACKING_BATCH} events.`, { field })
    }
    const seconds = limiter.take(networkAddress, size)
    if (seconds > 0) throw new RestProblem(429, 'Too many events. Please slow down.', { retryAfter: seconds })
  }

  async function listingOf(id: number): Promise<ListingRecord> {
    const [record] = await listings.byIds([id], { withRemoved: true })
    if (record === undefined) throw notFound(`listing ${id}`)
    return record
  }

  type ListingPost = { batchId?: string; listings: readonly TrackedGroup[] }
  type AgentPost = { batchId?: string; agents: readonly TrackedGroup[] }

  async function countListings(post: ListingPost, caller: Caller, by: CountedFor) {
    requireModest(post.listings, caller, 'listings')
    const batchId = keyOrNew(post.batchId)
    await store.countListings({ batchId, groups: post.listings, ...by })
    return { batchId }
  }
  async function countAgents(post: AgentPost, caller: Caller, by: CountedFor) {
    requireModest(post.agents, caller, 'agents')
    const batchId = keyOrNew(post.batchId)
    await store.countAgents({ batchId, groups: post.agents, ...by })
    return { batchId }
  }

  return {
    trackListings: ({ body }, caller) => countListings(body, caller, nobody),
    trackAgents: ({ body }, caller) => countAgents(body, caller, nobody),
    trackListingsAsMember: async ({ body }, caller) => countListings(body, caller, caller.member),
    trackAgentsAsMember: async ({ body }, caller) => countAgents(body, caller, caller.member),
    addListingEvents: async ({ params: { id }, body }) => {
      await listingOf(id)
      const ids = Array.from({ length: body.count ?? 1 }, () => id)
      const groups = [{ type: body.type, pageType: STAFF_PAGE_TYPE, ids }]
      const batchId = keyOrNew(body.batchId)
      await store.countListings({ batchId, groups, ...nobody })
      return { batchId }
    },
    getListingEvents: async ({ params: { id }, query }, { member }, answer) => {
      const record = await listingOf(id)
      if (!mayReadListingEvents(member, record.row))
        throw new PortalError('FORBIDDEN', 'You may not see the counts of this listing.')
      const today = calendarDateOf(clock(), timeZoneOfPlace(record.suburb))
      const { from, to } = countedDays(query, today)
      if (from > to) throw new PortalError('BAD_INPUT', 'from must not be after to.', { field: 'from' })
      const results = await store.ofListing(id, { from, to })
      answer.setPrivate()
      // Only types of the contract were counted.
      const counts = results as RestAnswer<'getListingEvents'>['results']
      return { from, to, total: counts.reduce((sum, { count }) => sum + count, 0), results: counts }
    },
  }
}
