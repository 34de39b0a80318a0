import { listingTrackingEvents } from '../lookups/tracking-events.ts'
import type { EventCount } from '../tracking/tracking-batch.ts'

export type ViewCount = { listingId: number; views: number }

/**
 * The views of homes among the tracked events of one post: openings of a home's own page, one of each home, however often a post names
 * it. What staff added happened elsewhere.
 */
export function viewsAmong(events: readonly EventCount[]): ViewCount[] {
  const opened = events.filter(
    ({ type, pageType }) => type === listingTrackingEvents.DetailView && pageType === 'listingDetails',
  )
  return [...new Set(opened.map(({ id }) => id))].map((listingId) => ({ listingId, views: 1 }))
}
