import type { StatusLabel } from '#server/generated/schema-types.ts'
import type { ListingRecord } from './listing-record.ts'
import { comingAuction, daysListed } from './listing-times.ts'

/** Labels for the state of a listing, the most important first. */
export function statusLabels({ row, suburb }: ListingRecord, now: Date): StatusLabel[] {
  const isSale = row.listingType === 'sale'
  if (row.statusType === 'removed') return [{ text: 'Withdrawn', tone: 'removed' }]
  if (row.statusType === 'completed')
    return [isSale ? { text: 'Sold', tone: 'sold' } : { text: 'Leased', tone: 'leased' }]
  const labels: StatusLabel[] = []
  if (row.isUnderOffer) labels.push({ text: isSale ? 'Under offer' : 'Deposit taken', tone: 'underOffer' })
  if (comingAuction(row, suburb, now) !== null) labels.push({ text: 'Auction', tone: 'auction' })
  if (daysListed(row, suburb, now).isNew) labels.push({ text: 'New', tone: 'new' })
  if (row.isExclusive) labels.push({ text: 'Exclusive', tone: 'exclusive' })
  return labels
}
