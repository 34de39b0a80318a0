import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import type { ListingStage } from '#server/generated/schema-types.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { NoteRow } from './collection-record.ts'
import { lockMember } from './collection-store.queries.ts'
import { publishToMembers, type TurnParts } from './collection-turn.ts'
import { requireVersion } from './require-version.ts'
import { isListing, lockNote, saveNote } from './listing-notes.queries.ts'
import { collectionsWith } from './saved-listings.queries.ts'

type WrittenNote = {
  listingId: number
  note: string
  stage: ListingStage | null
  /** The version that it was made from; null where the last change counts. */
  baseVersion: number | null
}

/** What members keep of homes for themselves. */
export type ListingNotes = {
  /** Throws NOT_FOUND for a home that is not there, and CONFLICT. The same again changes nothing. */
  save(memberId: number, written: WrittenNote): Promise<NoteRow>
}

/** Notes in the database; the changes of one member come one after the other. */
export const listingNotes = ({ database, clock, live }: TurnParts): ListingNotes => ({
  save: (memberId, { baseVersion, ...written }) =>
    database.transaction(async () => {
      const { listingId, note, stage } = written
      if (!(await lockMember(database, memberId))) throw new PortalError('UNAUTHENTICATED', collectionErrors.update)
      if (!(await isListing(database, listingId))) {
        throw new PortalError('NOT_FOUND', collectionErrors.noListing, { field: 'listingId' })
      }
      const empty: NoteRow = { listingId, note: '', stage: null, version: 0, modifiedAt: null }
      const kept = (await lockNote(database, memberId, listingId)) ?? empty
      if (kept.note === note && kept.stage === stage) return kept
      requireVersion(kept.version, baseVersion)
      const row: NoteRow = { ...written, version: kept.version + 1, modifiedAt: clock() }
      await saveNote(database, memberId, row)
      const collectionIds = await collectionsWith(database, memberId, listingId)
      await publishToMembers(
        live,
        collectionIds.map((collectionId) => ({ collectionId, memberId })),
      )
      return row
    }),
})
