import type { ListingLogEntry } from '#domain/listing/listing-log.ts'
import { formatLogCursor, listingNumberOf, readLogCursor } from '#domain/listing/listing-log-url.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import { staffErrors as errors } from '#domain/staff/staff-errors.copy.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import type { ListingRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { requireCaller } from './sessions.ts'

const MOST_FOUND = 20

export const listingLogQueries = ({ world }: MockPortal, headers: Headers) => ({
  loggedListings({ query }: { query: string }) {
    requireListingStaff(world, headers)
    const start = query.trim().toLowerCase()
    const id = listingNumberOf(start)
    if (start === '') return []
    return world.listings
      .getAll()
      .filter((each) => each.id === id || (each.streetAddress ?? '').toLowerCase().startsWith(start))
      .slice(0, MOST_FOUND)
      .map((each) => viewOf(world, each))
  },
  listingLog({ listingId, before, take }: { listingId: number; before?: string | null; take: number }) {
    requireListingStaff(world, headers)
    const end = before == null ? null : readLogCursor(before)
    if (before != null && end === null) throw new Refusal('BAD_INPUT', errors.noPage, 'before')
    const listing = find(world.listings, { id: listingId })
    if (listing === undefined) return null
    const found = [published(listing), ...feedActions(world, listing)]
      .sort(latestFirst)
      .filter((entry) => end === null || latestFirst(end, entry) < 0)
    const results = found.slice(0, take)
    const last = results.at(-1)
    return {
      listing: viewOf(world, listing),
      results: results.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
      next: found.length > take && last !== undefined ? formatLogCursor(last) : null,
    }
  },
})

function requireListingStaff(world: World, headers: Headers): void {
  const { claims } = requireCaller(world, headers)
  if (!hasClaim(claims, 'listings_permission', 'CanManageAny')) throw new Refusal('FORBIDDEN', errors.notListingStaff)
}

const latestFirst = (left: { at: Date; id: string }, right: { at: Date; id: string }): number =>
  right.at.getTime() - left.at.getTime() || (right.id > left.id ? 1 : -1)

const feedActions = (world: World, listing: ListingRecord): ListingLogEntry[] =>
  findAll(world.feedResults, { listingId: listing.id }).flatMap(({ uploadId, position, outcome, remarks }) => {
    const upload = find(world.feedUploads, { id: uploadId })
    if (upload === undefined) return []
    const office = find(world.offices, { id: upload.officeId ?? 0 })
    return {
      ...published(listing),
      id: `f${uploadId}.${position}`,
      at: upload.finishedAt ?? upload.receivedAt,
      kind: 'feed',
      by: office?.name ?? null,
      outcome,
      remarks: remarks.slice(0, 20).map(({ reason }) => reason),
    }
  })

const published = ({ id, listedAt }: ListingRecord): ListingLogEntry => ({
  id: `l${id}`,
  at: listedAt,
  kind: 'published',
  by: null,
  before: null,
  after: null,
  isExpired: false,
  outcome: null,
  remarks: [],
})

const viewOf = (world: World, { id, streetAddress, suburbId, officeId, listingType, statusType }: ListingRecord) => ({
  listingId: id,
  streetAddress: streetAddress ?? '',
  suburb: find(world.places, { id: suburbId })?.name ?? '',
  officeName: find(world.offices, { id: officeId })?.name ?? '',
  listingType,
  statusType,
})
