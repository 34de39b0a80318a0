import type { StoredDraft } from '#domain/listing-drafts/draft-input.ts'
import type { DraftProblem } from '#domain/listing-drafts/check-draft.ts'
import type { OfficeRecord } from '#server/modules/offices/office-record.ts'

/** A draft as the tables keep it; the office is the one that took over where it was merged. */
export type DraftRow = {
  id: string
  revision: number
  officeId: number
  listingId: number | null
  content: StoredDraft
  publishedContent: StoredDraft | null
  hasUnpublishedChanges: boolean
  /** The command that led to the revision; null where content was saved. */
  lastCommand: string | null
  changedAt: Date
  /** The name of the member; null where the account is gone. */
  changedBy: string | null
  listing: {
    statusType: 'available' | 'completed' | 'removed'
    isUnderOffer: boolean
    /** yyyy-mm-dd. */
    completedOn: string | null
    /** What it went for; null where it is withheld or not over. */
    completedPrice: string | null
  } | null
}

export type DraftPage = { rows: DraftRow[]; totalCount: number }

/** `problems` is empty where it was published. */
export type PublishedDraft = { row: DraftRow; problems: DraftProblem[] }

/** An office with the numbers of its agents. */
export type ListingOfficeRecord = { office: OfficeRecord; agentIds: number[] }
