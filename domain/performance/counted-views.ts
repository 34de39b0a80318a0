import { listingTrackingEvents } from '../lookups/tracking-events.ts'
import type { EventCount } from '../tracking/tracking-batch.ts'

export type ViewCount = { listingId: number; views: number }

/** The views of homes among tracked events: openings of a home's own page. What staff added happened elsewhere. */
export function viewsAmong(events: readonly EventCount[]): ViewCount[] {
  const views = new Map<number, number>()
  for (const { id, type, pageType, count } of events) {
    if (type !== listingTrackingEvents.DetailView || pageType !== 'listingDetails') continue
    views.set(id, (views.get(id) ?? 0) + count)
  }
  return [...views].map(([listingId, count]) => ({ listingId, views: count }))
}
