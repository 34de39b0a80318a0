import type { StaffListingState } from '#domain/staff/listing-acts.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'

/** What staff look for; empty states are all. */
export type WantedListings = {
  id: number | null
  /** In lower case; how a street address begins. */
  address: string | null
  officeId: number | null
  agentId: number | null
  states: readonly StaffListingState[]
  isBoosted: boolean
}

export type StaffListingRecord = ListingRecord & { isFromFeed: boolean }
export type StaffListingOrder = 'newest' | 'oldest'
export type StaffListingPage = { total: number; results: StaffListingRecord[] }
