import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { DraftRow } from './listing-draft-record.ts'
import type { ListingDraftsParts } from './listing-drafts-parts.ts'
import { conflict, type ListingDrafts } from './listing-drafts.ts'
import { removeDraft, restorePublished } from './listing-drafts.queries.ts'
import { runDraftCommand } from './run-draft-command.ts'
import { markFiles } from './uploads/draft-files.ts'

/**
 * Deletes all of a draft that was never published, and answers null; of another the changes that were not published. Throws NOT_FOUND and
 * CONFLICT.
 */
export const deleteDraft = (
  { database, clock }: ListingDraftsParts,
  drafts: ListingDrafts,
  member: CallingMember,
  { id, baseRevision }: { id: string; baseRevision: number },
): Promise<DraftRow | null> =>
  database.transaction(async () => {
    const { officeId, publishedContent, revision } = await drafts.locked(member, id)
    if (publishedContent === null) {
      if (revision !== baseRevision) throw conflict()
      await removeDraft(database, id)
      await drafts.recordDraft(member, { id, officeId }, 'deleteListingDraft')
      return null
    }
    const command = { id, baseRevision, command: { kind: 'delete' } } as const
    return runDraftCommand({ database, clock }, drafts, member, command, async ({ hasUnpublishedChanges }) => {
      await restorePublished(database, id)
      await markFiles(database, id, [publishedContent], clock())
      if (hasUnpublishedChanges) await drafts.recordDraft(member, { id, officeId }, 'deleteListingDraft')
      return hasUnpublishedChanges
    })
  })
