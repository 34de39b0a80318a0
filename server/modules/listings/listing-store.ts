import { LRUCache } from 'lru-cache'
import type { Database } from '#server/platform/database/database.ts'
import { batched } from '#server/platform/work/batched.ts'
import type { LocationsServices } from '../locations/locations-services.ts'
import type { OfficesServices } from '../offices/offices-services.ts'
import type { ListingDetail, ListingRecord, ListingRow } from './listing-record.ts'
import { findListingDetail, listingsByIds, listingStampsByIds } from './listing-store.queries.ts'

/** Reads listings. */
export type ListingStore = {
  /** Listings by number in the order asked for; unknown ones, and withdrawn ones unless asked for, are left out. */
  byIds(ids: readonly number[], options?: { withRemoved?: boolean }): Promise<ListingRecord[]>
  /** Everything of one listing, withdrawn or not, or of the one that shows the same home; null when there is none. */
  detail(id: number): Promise<ListingDetail | null>
}

export type ListingStoreParts = Pick<LocationsServices, 'places'> &
  Pick<OfficesServices, 'offices'> & { database: Database; clock: () => Date }

const KEPT_LISTINGS = 5000

/**
 * A page of listings costs one small statement for their stamps and one for the rows that are not in memory or were
 * changed since; so whoever changes a listing, its agents or its inspections must move `modified_at`.
 */
export function listingStore({ database, clock, places, offices }: ListingStoreParts): ListingStore {
  const kept = new LRUCache<number, ListingRow>({ max: KEPT_LISTINGS })

  const rows = batched<number, ListingRow | null>(rowsOf)

  async function rowsOf(ids: readonly number[]): Promise<(ListingRow | null)[]> {
    const unique = [...new Set(ids)]
    const stamps = await listingStampsByIds(database, unique)
    const missing = stamps.filter(({ id, stamp }) => kept.get(id)?.modifiedAt.getTime() !== Math.trunc(stamp))
    const found = new Map(stamps.map(({ id }) => [id, kept.get(id)]))
    if (missing.length > 0) {
      const missingIds = missing.map(({ id }) => id)
      for (const row of await listingsByIds(database, missingIds, clock())) {
        kept.set(row.id, row)
        found.set(row.id, row)
      }
    }
    return ids.map((id) => found.get(id) ?? null)
  }

  async function recordOf(row: ListingRow): Promise<ListingRecord> {
    const [suburb, office, agents] = await Promise.all([
      places.byId(row.suburbId),
      offices.office(row.officeId),
      Promise.all(row.agentIds.map(offices.agent)),
    ])
    if (suburb === null || office === null) throw new Error(`Listing ${row.id} has no suburb or office`)
    return { row, suburb, office, agents: agents.filter((agent) => agent !== null) }
  }

  async function byIds(ids: readonly number[], { withRemoved = false } = {}): Promise<ListingRecord[]> {
    const found = await Promise.all(ids.map((id) => rows.load(id)))
    const wanted = found.filter((row) => row !== null).filter((row) => withRemoved || row.statusType !== 'removed')
    return Promise.all(wanted.map(recordOf))
  }

  async function detailOf(id: number): Promise<ListingDetail | null> {
    const [[record], detail] = await Promise.all([byIds([id], { withRemoved: true }), findListingDetail(database, id)])
    if (record === undefined || detail === null) return null
    return detail.shownInId === null ? { record, detail } : detailOf(detail.shownInId)
  }

  return {
    byIds,
    detail: detailOf,
  }
}
