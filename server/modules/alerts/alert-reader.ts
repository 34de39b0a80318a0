import { MOST_UNSEEN_LISTINGS } from '#domain/alerts/alert-limits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { batched } from '#server/platform/work/batched.ts'
import {
  countMatches,
  countUnseenOfMember,
  latestOfAlerts,
  selectMatches,
  unseenOfAlerts,
} from './alert-matches.queries.ts'
import type { AlertMatchPage } from './alert-record.ts'

/** Homes of one alert that were not seen yet: all are counted, the latest 500 are named. */
type Unseen = { listingIds: number[]; total: number }

/** What alerts found. Homes that were withdrawn since are left out. */
export type AlertReader = {
  unseen(alertId: number): Promise<Unseen>
  /** How many different homes fit any alert of a member and were not seen yet. */
  unseenCountOf(memberId: number): Promise<number>
  /** The home that it found last; null before the first one. */
  latestListingId(alertId: number): Promise<number | null>
  /** Those that were not seen first, then the latest first. */
  matches(alertId: number, paging: { skip: number; take: number }): Promise<AlertMatchPage>
}

/** Reads what alerts found, for the alerts of one answer together. */
export function alertReader(database: Database): AlertReader {
  const unseen = batched<number, Unseen>(async (ids) => {
    const rows = await unseenOfAlerts(database, [...new Set(ids)], MOST_UNSEEN_LISTINGS)
    const found = new Map(rows.map((row) => [row.alertId, row]))
    return ids.map((id) => found.get(id) ?? { listingIds: [], total: 0 })
  })
  const latest = batched<number, number | null>(async (ids) => {
    const rows = await latestOfAlerts(database, [...new Set(ids)])
    const found = new Map(rows.map(({ alertId, listingId }) => [alertId, listingId]))
    return ids.map((id) => found.get(id) ?? null)
  })
  return {
    unseen: (alertId) => unseen.load(alertId),
    unseenCountOf: (memberId) => countUnseenOfMember(database, memberId),
    latestListingId: (alertId) => latest.load(alertId),
    matches: async (alertId, paging) => ({
      total: await countMatches(database, alertId),
      paging,
      rows: await selectMatches(database, alertId, paging),
    }),
  }
}
