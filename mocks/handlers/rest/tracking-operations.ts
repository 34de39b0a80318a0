import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { mayReadListingEvents } from '#domain/permissions/listing-events.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { countedDays } from '#domain/tracking/counted-days.ts'
import {
  eventCounts,
  LARGEST_TRACKING_BATCH,
  sizeOfBatch,
  STAFF_PAGE_TYPE,
  type TrackedGroup,
} from '#domain/tracking/tracking-batch.ts'
import type { MockPortal } from '../../portal.ts'
import { Refusal } from '../../refusal.ts'
import type { ListingRecord } from '../../world/records.ts'
import { listingById } from '../listings.ts'
import { placeById } from '../place-words.ts'
import { missing } from './listing-operations.ts'
import type { RestOperations } from './operation.ts'

type Tracking =
  | 'addListingEvents'
  | 'getListingEvents'
  | 'trackAgents'
  | 'trackAgentsAsMember'
  | 'trackListings'
  | 'trackListingsAsMember'

type ListingPost = { batchId?: string; listings: readonly TrackedGroup[] }
type AgentPost = { batchId?: string; agents: readonly TrackedGroup[] }

export function trackingOperations({ world }: MockPortal): RestOperations<Tracking> {
  const zoneOf = ({ suburbId }: ListingRecord) => timeZoneOfPlace(placeById(world, suburbId))

  function requireListing(id: number): ListingRecord {
    const listing = listingById(world, id)
    if (listing === null) throw missing(`listing ${id}`)
    return listing
  }

  function countOnce(batchId: string, groups: readonly TrackedGroup[]): void {
    if (world.trackedBatches.getAll().some((batch) => batch.batchId === batchId)) return
    world.trackedBatches.create({ batchId })
    for (const { id, type, pageType, count } of eventCounts(groups)) {
      const listing = listingById(world, id)
      if (listing === null) continue
      const day = calendarDateOf(world.now, zoneOf(listing))
      const key = `${id} ${keyOf({ day, type, pageType })}`
      const known = world.trackedEvents.getAll().find((each) => each.key === key)
      if (known === undefined) world.trackedEvents.create({ key, listingId: id, day, type, pageType, count })
      else world.trackedEvents.updateMany({ where: { key: { equals: key } }, data: { count: known.count + count } })
    }
  }

  function trackListings({ batchId = crypto.randomUUID(), listings }: ListingPost) {
    requireModest(listings, 'listings')
    countOnce(batchId, listings)
    return { batchId }
  }
  function trackAgents({ batchId = crypto.randomUUID(), agents }: AgentPost) {
    requireModest(agents, 'agents')
    return { batchId }
  }

  return {
    trackListings: ({ body }) => trackListings(body),
    trackAgents: ({ body }) => trackAgents(body),
    trackListingsAsMember: ({ body }) => trackListings(body),
    trackAgentsAsMember: ({ body }) => trackAgents(body),
    addListingEvents: ({ params: { id }, body: { batchId = crypto.randomUUID(), type, count = 1 } }) => {
      requireListing(id)
      countOnce(batchId, [{ type, pageType: STAFF_PAGE_TYPE, ids: Array.from({ length: count }, () => id) }])
      return { batchId }
    },
    getListingEvents: ({ params: { id }, query }, { member }) => {
      const listing = requireListing(id)
      if (!mayReadListingEvents(member, listing)) {
        throw new Refusal('FORBIDDEN', 'You may not see the counts of this listing.')
      }
      const { from, to } = countedDays(query, calendarDateOf(world.now, zoneOf(listing)))
      if (from > to) throw new Refusal('BAD_INPUT', 'from must not be after to.', 'from')
      const results = world.trackedEvents
        .getAll()
        .filter(({ listingId, day }) => listingId === id && day >= from && day <= to)
        .toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1))
      return { from, to, total: results.reduce((sum, { count }) => sum + count, 0), results }
    },
  }
}

const keyOf = ({ day, type, pageType }: { day: string; type: number; pageType: string }): string =>
  `${day} ${String(type).padStart(3, '0')} ${pageType}`

function requireModest(groups: readonly TrackedGroup[], field: string): void {
  if (sizeOfBatch(groups) <= LARGEST_TRACKING_BATCH) return
  throw new Refusal('BAD_INPUT', `${field} may hold at most ${LARGEST_TRACKING_BATCH} events.`, field)
}
