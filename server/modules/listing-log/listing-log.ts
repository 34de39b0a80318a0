import { formatLogCursor, listingNumberOf, readLogCursor } from '#domain/listing/listing-log-url.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import { staffErrors as errors } from '#domain/staff/staff-errors.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { ListingLogPage, LoggedListingRow } from './listing-log-record.ts'
import { findEntries, findListing, findListingsAt } from './listing-log.queries.ts'

const MOST_FOUND = 20

/** What became of listings (docs/product.md, section 30). Throws FORBIDDEN for who is no staff that manage listings. */
export type ListingLog = {
  /** By number, or by the start of the street address. */
  find(member: CallingMember, query: string): Promise<LoggedListingRow[]>
  /** The latest first; null where there is no such listing. */
  page(
    member: CallingMember,
    asked: { listingId: number; before: string | null; take: number },
  ): Promise<ListingLogPage | null>
}

export const listingLogOver = ({ database }: Pick<PlatformServices, 'database'>): ListingLog => ({
  async find(member, query) {
    requireListingStaff(member)
    const start = query.trim().toLowerCase()
    if (start === '') return []
    const id = listingNumberOf(start)
    const numbered = id === null ? null : await findListing(database, id)
    const found = await findListingsAt(database, start.replaceAll(/[\\%_]/g, String.raw`\$&`), MOST_FOUND)
    return numbered === null
      ? found
      : [numbered, ...found.filter(({ listingId }) => listingId !== id)].slice(0, MOST_FOUND)
  },
  async page(member, { listingId, before, take }) {
    requireListingStaff(member)
    const end = before === null ? null : readLogCursor(before)
    if (before !== null && end === null) throw new PortalError('BAD_INPUT', errors.noPage, { field: 'before' })
    const listing = await findListing(database, listingId)
    if (listing === null) return null
    const found = await findEntries(database, { listingId, before: end, limit: take + 1 })
    const results = found.slice(0, take)
    const last = results.at(-1)
    return { listing, results, next: found.length > take && last !== undefined ? formatLogCursor(last) : null }
  },
})

function requireListingStaff({ claims }: CallingMember): void {
  if (!hasClaim(claims, 'listings_permission', 'CanManageAny')) {
    throw new PortalError('FORBIDDEN', errors.notListingStaff)
  }
}
