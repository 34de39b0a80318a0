import type { ListingLogEntry } from '#domain/listing/listing-log.ts'

export type LoggedListingRow = {
  listingId: number
  streetAddress: string
  suburb: string
  officeName: string
  listingType: 'sale' | 'rental'
  statusType: 'available' | 'completed' | 'removed'
}

export type ListingLogPage = { listing: LoggedListingRow; results: ListingLogEntry[]; next: string | null }
