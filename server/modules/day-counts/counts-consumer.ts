import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { EventConsumer } from '#server/platform/events/domain-event.ts'
import { addChange, suburbsOf } from './day-counts.queries.ts'

/** Counts enquiries and saves on the day at the property; each change once, however often it comes (docs/product.md, section 28). */
export const countsConsumer = (database: Database): EventConsumer => ({
  name: 'day-counts',
  kinds: ['counts.enquired', 'counts.saved'],
  async handle(events) {
    const found = await suburbsOf(database, [...new Set(events.map(({ subjectId }) => subjectId))])
    const zones = new Map(found.map(({ listingId, ...suburb }) => [listingId, timeZoneOfPlace(suburb)]))
    for (const { id: eventId, kind, subjectId: listingId, occurredAt } of events) {
      const timeZone = zones.get(listingId)
      if (timeZone === undefined) continue
      const day = calendarDateOf(occurredAt, timeZone)
      const isSave = kind === 'counts.saved'
      await addChange(database, { listingId, day, eventId, enquiries: isSave ? 0 : 1, saves: isSave ? 1 : 0 })
    }
  },
})
