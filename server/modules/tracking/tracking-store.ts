import { daysByPlace } from '#domain/locations/day-of-place.ts'
import { eventCounts, type TrackedGroup } from '#domain/tracking/tracking-batch.ts'
import type { DayCountsServices } from '#server/modules/day-counts/day-counts-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  addEventCounts,
  countsOfListing,
  type DayCount,
  deleteBatchesBefore,
  insertBatch,
  insertMemberEvents,
  type TrackedSubject,
} from './tracking-store.queries.ts'

type TrackingBatch = {
  /** The same for every repeat of a post. */
  batchId: string
  groups: readonly TrackedGroup[]
  /** The member to store the events for; null for none. */
  memberId: number | null
  /** The agent who that member is; views of an agent's own homes are no views for the performance hub. */
  agentId: number | null
}

/** Counts what happens with listings and agents, by the day where they are. */
export type TrackingStore = {
  /** Counts a batch once, however often it comes; events of unknown listings and agents are skipped. */
  countListings(batch: TrackingBatch): Promise<void>
  countAgents(batch: TrackingBatch): Promise<void>
  /** The counts of a listing from one day (yyyy-mm-dd) to another, both included, by day, type and page type. */
  ofListing(listingId: number, days: { from: string; to: string }): Promise<DayCount[]>
}

type StoreParts = { database: Database; clock: () => Date } & DayCountsServices

const HOUR = 3_600_000
const BATCHES_KEPT = 30 * 24 * HOUR

/** The counts in the database; batches are remembered for 30 days, so that a repeat is known. */
export function trackingStore({ database, clock, dayCounts }: StoreParts): TrackingStore {
  const forgetOldBatches = hourly(clock, (now) => deleteBatchesBefore(database, new Date(now - BATCHES_KEPT)))

  async function count({ batchId, groups, memberId, agentId }: TrackingBatch, subject: TrackedSubject): Promise<void> {
    const now = clock()
    const counts = eventCounts(groups)
    await database.transaction(async () => {
      if (!(await insertBatch(database, batchId, now))) return
      await addEventCounts(database, subject, { counts, days: daysByPlace(now) })
      if (subject === 'listing') await dayCounts.addViews(counts, { agentId, now })
      if (memberId !== null) await insertMemberEvents(database, subject, { counts, memberId, now })
    })
    await forgetOldBatches()
  }

  return {
    countListings: (batch) => count(batch, 'listing'),
    countAgents: (batch) => count(batch, 'agent'),
    ofListing: (listingId, days) => countsOfListing(database, listingId, days),
  }
}

function hourly(clock: () => Date, run: (now: number) => Promise<unknown>): () => Promise<void> {
  let ranAt = -Infinity
  return async () => {
    const now = clock().getTime()
    if (now - ranAt < HOUR) return
    ranAt = now
    await run(now)
  }
}
