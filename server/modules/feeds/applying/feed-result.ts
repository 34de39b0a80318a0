import type { FeedOutcome } from '#domain/feeds/feed-outcome.ts'
import type { FeedRemark } from '#domain/feeds/feed-remarks.ts'
import type { ReadListing } from '#domain/feeds/feed-listing.ts'

/** Whose feed it is, and where files are that it names: beside it in an upload, or nowhere. With no office it is the one that has the agentID. */
export type FeedSource = { officeId: number | null; pictures: { uploadId: string } | 'addresses' }

/** What became of a listing. */
export type FeedResult = {
  uniqueId: string
  agencyId: string
  outcome: FeedOutcome
  listingId: number | null
  remarks: FeedRemark[]
}

/** Brings a listing into the portal in one transaction, in which `record` runs too. */
export type FeedApplier = {
  apply(read: ReadListing, source: FeedSource, record: (result: FeedResult) => Promise<void>): Promise<FeedResult>
}
