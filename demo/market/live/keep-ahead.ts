import { states } from '#domain/lookups/states.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { ListingChanges } from '#server/modules/listings/changes/listing-change.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readDemoState, writeDemoState } from '#demo/data/demo-state.ts'
import { deletePastInspections, outdatedListings, unconfirmedListings } from './market.queries.ts'
import { scheduleIn } from './market-acts.ts'

const AT_ONCE = 20

/**
 * Keeps what is to come ahead of today, however long the demonstration runs: homes whose auction or last inspection was get the
 * next ones, a few at each call, and on each new day those that were confirmed long ago are confirmed. The day of the demonstration
 * goes along, for what happens in it happens on real days.
 */
export function keepAhead(database: Database, changes: ListingChanges): (now: Date) => Promise<number> {
  return (now) =>
    database.transaction(async () => {
      const state = await readDemoState(database)
      if (state === null) return 0
      const date = calendarDateOf(now, states.NSW.timeZone)
      if (date > state.date) {
        await writeDemoState(database, { ...state, date })
        await changes.confirm(await unconfirmedListings(database, { firstId: state.firstListingId, now }))
      }
      const homes = await outdatedListings(database, { after: state.firstListingId - 1, now, limit: AT_ONCE })
      for (const home of homes) {
        const { auctionAt, inspections } = scheduleIn(home, state.seed, now)
        await deletePastInspections(database, home.id, now)
        if (home.hasAuction)
          await changes.setAuction(home.id, auctionAt === null ? null : { at: auctionAt, place: null })
        await changes.setInspections(home.id, inspections)
      }
      return homes.length
    })
}
