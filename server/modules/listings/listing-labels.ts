import type { StatusLabel } from '#server/generated/resolvers.ts'
import { daysOnPortal } from '#domain/time/days-on-portal.ts'
import { timeZoneOfPlace } from '../locations/place-record.ts'
import type { ListingRecord } from './listing-record.ts'

/** How long a listing has been, or was, on the market; one that left it is not new. */
export function daysOf({ row, suburb }: ListingRecord, now: Date): { days: number; isNew: boolean } {
  const timeZone = timeZoneOfPlace(suburb)
  if (row.statusType === 'completed' && row.completedOn !== null) {
    // Noon UTC is the same day everywhere in Australia.
    const end = new Date(`${row.completedOn}T12:00:00Z`)
    return { days: daysOnPortal(row.listedAt, end, timeZone).days, isNew: false }
  }
  const { days, isNew } = daysOnPortal(row.listedAt, now, timeZone)
  return { days, isNew: isNew && row.statusType === 'available' }
}

/** The auction to come; null when there is none, it has begun, or the home has left the market. */
export function comingAuctionAt({ row }: ListingRecord, now: Date): Date | null {
  const isComing = row.auctionAt !== null && row.auctionAt > now && row.statusType === 'available'
  return isComing ? row.auctionAt : null
}

/** Words about the state of a listing, the most important first. */
export function statusLabels(record: ListingRecord, now: Date): StatusLabel[] {
  const { row } = record
  const isSale = row.listingType === 'sale'
  if (row.statusType === 'removed') return [{ text: 'Withdrawn', tone: 'removed' }]
  if (row.statusType === 'completed')
    return [isSale ? { text: 'Sold', tone: 'sold' } : { text: 'Leased', tone: 'leased' }]
  const labels: StatusLabel[] = []
  if (row.isUnderOffer) labels.push({ text: isSale ? 'Under offer' : 'Deposit taken', tone: 'underOffer' })
  if (comingAuctionAt(record, now) !== null) labels.push({ text: 'Auction', tone: 'auction' })
  if (daysOf(record, now).isNew) labels.push({ text: 'New', tone: 'new' })
  if (row.isExclusive) labels.push({ text: 'Exclusive', tone: 'exclusive' })
  return labels
}
