import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { ListingChanges } from './listing-change.ts'
import type { ListingChangesParts } from './listing-changes.ts'
import { endedBoosts } from './staff-steps.queries.ts'

const AT_ONCE = 100

type Parts = Pick<ListingChangesParts, 'clock' | 'database'> & { listingChanges: Pick<ListingChanges, 'endBoost'> }

/** Listings whose time in the first places is over stand where others of their kind do. */
export const endingBoostsJob = ({ clock, database, listingChanges }: Parts): JobHandler => ({
  name: 'listings.endBoosts',
  isForAll: true,
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
  async handle() {
    let ended = await endedBoosts(database, clock(), AT_ONCE)
    while (ended.length > 0) {
      for (const id of ended) await listingChanges.endBoost(id)
      ended = await endedBoosts(database, clock(), AT_ONCE)
    }
  },
})
