import { mayReadListingEvents } from '#domain/permissions/listing-events.ts'
import { countedDays } from '#domain/tracking/counted-days.ts'
import {
  eventCounts,
  LARGEST_TRACKING_BATCH,
  sizeOfBatch,
  STAFF_PAGE_TYPE,
  type TrackedGroup,
} from '#domain/tracking/tracking-batch.ts'
import type { MockPortal } from '../portal.ts'
import { missing, Refusal } from '../refusal.ts'
import { compare } from '../search/agents.ts'
import { dayOf } from '../search/listing-facts.ts'
import type { ListingRecord } from '../world/records.ts'
import { find, findAll, update } from '../world/table.ts'
import { listingById } from './listings.ts'
import type { RestOperations } from './rest/rest.ts'

type Post<Name extends string> = { body: Record<Name, readonly TrackedGroup[]> & { batchId?: string } }

export function trackingOperations({ world }: MockPortal) {
  function requireListing(id: number): ListingRecord {
    const listing = listingById(world, id)
    if (listing === null) throw missing(`listing ${id}`)
    return listing
  }
  function countOnce(batchId: string, groups: readonly TrackedGroup[]): void {
    if (find(world.trackedBatches, { batchId }) !== undefined) return
    world.trackedBatches.create({ batchId })
    for (const { id, type, pageType, count } of eventCounts(groups)) {
      const listing = listingById(world, id)
      if (listing === null) continue
      const day = dayOf(world, listing, world.now)
      const key = `${id} ${keyOf({ day, type, pageType })}`
      const known = find(world.trackedEvents, { key })
      if (known === undefined) world.trackedEvents.create({ key, listingId: id, day, type, pageType, count })
      else update(world.trackedEvents, { key }, { count: known.count + count })
    }
  }
  const trackListings = ({ body: { batchId = crypto.randomUUID(), listings } }: Post<'listings'>) => {
    requireModest(listings, 'listings')
    countOnce(batchId, listings)
    return { batchId }
  }
  const trackAgents = ({ body: { batchId = crypto.randomUUID(), agents } }: Post<'agents'>) => {
    requireModest(agents, 'agents')
    return { batchId }
  }
  return {
    trackListings,
    trackAgents,
    trackListingsAsMember: trackListings,
    trackAgentsAsMember: trackAgents,
    addListingEvents: ({ params: { id }, body: { batchId = crypto.randomUUID(), type, count = 1 } }) => {
      requireListing(id)
      countOnce(batchId, [{ type, pageType: STAFF_PAGE_TYPE, ids: Array.from({ length: count }, () => id) }])
      return { batchId }
    },
    getListingEvents: ({ params: { id }, query, member }) => {
      const listing = requireListing(id)
      if (!mayReadListingEvents(member, listing)) {
        throw new Refusal('FORBIDDEN', 'You may not see the counts of this listing.')
      }
      const { from, to } = countedDays(query, dayOf(world, listing, world.now))
      if (from > to) throw new Refusal('BAD_INPUT', 'from must not be after to.', 'from')
      const results = findAll(world.trackedEvents, { listingId: id })
        .filter(({ day }) => day >= from && day <= to)
        .toSorted((left, right) => compare(keyOf(left), keyOf(right)))
      return { from, to, total: results.reduce((sum, { count }) => sum + count, 0), results }
    },
  } satisfies Partial<RestOperations>
}

const keyOf = ({ day, type, pageType }: { day: string; type: number; pageType: string }): string =>
  `${day} ${String(type).padStart(3, '0')} ${pageType}`

function requireModest(groups: readonly TrackedGroup[], field: string): void {
  if (sizeOfBatch(groups) <= LARGEST_TRACKING_BATCH) return
  throw new Refusal('BAD_INPUT', `${field} may hold at most ${LARGEST_TRACKING_BATCH} events.`, field)
}
