import type { FeedFileKind, FeedUploadState } from '#domain/feeds/feed-upload.ts'
import type { FeedOutcome } from '#domain/feeds/feed-outcome.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { FeedRemark } from '#domain/feeds/feed-remarks.ts'

/** Who sends a file: the software of an office with a key, a member by hand, or the watched folder, which has no office. */
export type FeedSender = { officeId: number | null; keyId: number | null; memberId: number | null }

export type UploadRow = {
  id: string
  officeId: number | null
  fileName: string
  kind: FeedFileKind
  state: FeedUploadState
  byteCount: number
  bytesRead: number
  listingCount: number
  receivedAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  failedLine: number | null
  reason: string
  note: string
}

/** An upload whose import this process does. */
export type ClaimedUpload = UploadRow & { claimId: string; attemptCount: number }

export type ResultRow = {
  position: number
  uniqueId: string
  agencyId: string
  outcome: FeedOutcome
  listingId: number | null
  remarks: FeedRemark[]
}

/** An upload with who sent it. */
export type SentUploadRow = UploadRow & {
  keyId: number | null
  memberId: number | null
  /** The name of the key or of the member. */
  senderName: string | null
  isFileKept: boolean
}

/** An upload as somebody sees it. */
export type ShownUpload = SentUploadRow & { mayReadFile: boolean }

/** What became of a listing, with the listing itself where it has a page. */
export type ShownResult = ResultRow & { listing: ListingRecord | null }
