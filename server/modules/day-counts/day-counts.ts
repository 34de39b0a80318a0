import { daysByPlace } from '#domain/locations/day-of-place.ts'
import { viewsAmong } from '#domain/performance/counted-views.ts'
import type { DayCounts, PerformanceCounts } from '#domain/performance/performance-counts.ts'
import { dayAfter, type Period } from '#domain/performance/performance-period.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { EventCount } from '#domain/tracking/tracking-batch.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { EventLog } from '#server/platform/events/domain-event.ts'
import { addViews, countsByDay, countsByListing, deleteCountsBefore, listingsOfOthers } from './day-counts.queries.ts'

declare module '#server/platform/events/domain-event.ts' {
  /** The subject is the listing; nothing says of whom. */
  interface DomainEventDetails {
    /** An enquiry came, and was not held. */
    'counts.enquired': Record<string, never>
    /** Somebody put it into a collection who had it in none. */
    'counts.saved': Record<string, never>
  }
}

/** How often homes were viewed, enquired about and saved, by the day where each is; never by whom. */
export type ListingDayCounts = {
  /**
   * Counts the views among tracked events. Call it in the transaction in which the events are counted, once for each. Views of homes that
   * are the own ones of `agentId`, the agent who tells of them, are left out (docs/product.md, section 28.16).
   */
  addViews(events: readonly EventCount[], by: { agentId: number | null; now: Date }): Promise<void>
  /**
   * Has it counted that homes were enquired about or saved, the last thing of the transaction in which they were. What `memberId` did with homes
   * of their own is left out; null for who is not logged in. Who it was goes no further.
   */
  record(
    kind: 'counts.enquired' | 'counts.saved',
    listingIds: readonly number[],
    memberId: number | null,
  ): Promise<void>
  /** What was counted of several homes together, by day; days without anything are left out. */
  byDay(listingIds: readonly number[], period: Period): Promise<DayCounts[]>
  /** The sums of each home; a home without any is left out. */
  byListing(listingIds: readonly number[], period: Period): Promise<(PerformanceCounts & { listingId: number })[]>
  /** Forgets what is older than 400 days. */
  purge(now: Date): Promise<void>
}

const DAYS_KEPT = 400

/** The counts in the database. */
export const dayCountsIn = (database: Database, events: EventLog): ListingDayCounts => ({
  async addViews(tracked, { agentId, now }) {
    const views = viewsAmong(tracked)
    if (views.length === 0) return
    await addViews(database, views, { days: daysByPlace(now), agentId })
  },
  async record(kind, listingIds, memberId) {
    const counted = memberId === null ? listingIds : await listingsOfOthers(database, listingIds, memberId)
    if (counted.length === 0) return
    await events.append(...counted.map((subjectId) => ({ kind, subjectId, details: {} }) as const))
  },
  byDay: (listingIds, period) => countsByDay(database, listingIds, period),
  byListing: (listingIds, period) => countsByListing(database, listingIds, period),
  purge: (now) => deleteCountsBefore(database, dayAfter(calendarDateOf(now, 'UTC'), -DAYS_KEPT)),
})
