import type { DraftContent } from '#domain/listing-drafts/listing-draft.ts'
import type { DraftProblem } from '#domain/listing-drafts/check-draft.ts'

type DraftState = 'draft' | 'published' | 'underOffer' | 'completed' | 'withdrawn'

/** A draft as the portal has it. */
export type PortalDraft = {
  content: DraftContent
  suburb: { uri: string; label: string } | null
  officeId: number
  revision: number
  state: DraftState
  hasUnpublishedChanges: boolean
  listingPath: string | null
  /** The day it was sold or leased, yyyy-mm-dd, and what it went for; null where that is withheld. */
  completedOn: string | null
  completedPrice: string | null
  changedAt: string
  changedBy: string | null
}

/** What is saved, and the revision that was changed; 0 for none. */
export type SaveDraftInput = { content: DraftContent; revision: number }

/** What was typed and is not saved yet. `unanswered` was sent, and no answer came yet; null for nothing. */
export type TypedDraft = SaveDraftInput & { unanswered: DraftContent | null }

export type DraftCommand =
  | { kind: 'publish' }
  /** All of a draft that was never published, else the changes that were not. */
  | { kind: 'delete' }
  | { kind: 'changeState'; state: Exclude<DraftState, 'draft'>; completedOn: string; completedPrice: string }

type Failure =
  | { ok: false; reason: 'SESSION_ENDED' }
  | { ok: false; reason: 'REFUSED'; message: string }
  | { ok: false; reason: 'CHANGED'; current: PortalDraft }
  /** Somebody deleted it. */
  | { ok: false; reason: 'DELETED' }

/** Null where there is no such draft, or it is not for who asks. Rejects when no answer came, as the others do. */
export type ReadDraftOutput = PortalDraft | null
export type SaveDraftOutput = { ok: true; draft: PortalDraft } | Failure
export type RunCommandInput = { command: DraftCommand; revision: number }
/** `draft` is null where it is gone. */
export type RunCommandOutput = { ok: true; draft: PortalDraft | null; problems: readonly DraftProblem[] } | Failure

/** Whether two drafts say the same, in whatever order their fields stand. */
export const isSameContent = (left: DraftContent, right: DraftContent): boolean => textOf(left) === textOf(right)

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  )
