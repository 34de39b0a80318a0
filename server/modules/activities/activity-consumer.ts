import type { Database } from '#server/platform/database/database.ts'
import type { EventConsumer } from '#server/platform/events/domain-event.ts'
import { deleteSale, insertListingActivity } from './activities.queries.ts'

/** Records for the agents of a listing what became of it (docs/product.md, section 25.32). */
export const activityConsumer = (database: Database): EventConsumer => ({
  name: 'activities',
  kinds: ['listing.published', 'listing.statusChanged'],
  async handle(events) {
    for (const { kind, subjectId: listingId, details, occurredAt } of events) {
      if (kind === 'listing.published') {
        await insertListingActivity(database, { listingId, type: 'ListedAProperty', occurredAt })
      } else if (kind === 'listing.statusChanged' && details.after === 'completed') {
        await insertListingActivity(database, { listingId, type: 'SoldOrLeasedAProperty', occurredAt })
      } else if (kind === 'listing.statusChanged' && details.before === 'completed' && details.after !== 'removed') {
        await deleteSale(database, listingId)
      }
    }
  },
})
