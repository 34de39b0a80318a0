import type { FeedOutcome } from '../feeds/feed-outcome.ts'

/** What happened to a listing. */
type ListingLogKind =
  | 'published'
  | 'priceChanged'
  | 'statusChanged'
  | 'inspectionsChanged'
  | 'auctionChanged'
  | 'contentChanged'
  | 'feed'

/** An event of a listing, or what a feed did. */
export type ListingLogEntry = {
  id: string
  at: Date
  kind: ListingLogKind
  by: string | null
  before: string | null
  after: string | null
  isExpired: boolean
  outcome: FeedOutcome | null
  remarks: string[]
}
