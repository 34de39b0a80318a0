import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import type { CollectionReactionType } from '#server/generated/schema-types.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { Actor } from './collection-record.ts'
import { inTurn, type TurnParts } from './collection-turn.ts'
import { requireVersion } from './require-version.ts'
import { findReaction, saveReaction } from './reactions.queries.ts'
import { isInCollection } from './saved-listings.queries.ts'

type SaidReaction = {
  listingId: number
  reactionType: CollectionReactionType | null
  comment: string
  /** The version that it was made from; null where the last change counts. */
  baseVersion: number | null
}

/** What those who take part say of homes. */
export type Reactions = {
  /** Throws NOT_FOUND for a home that is not in the collection, and CONFLICT. The same said again changes nothing. */
  save(actor: Actor, id: number, said: SaidReaction): Promise<void>
}

/** What is said, in the database. */
export const reactions = (parts: TurnParts): Reactions => ({
  save: (actor, id, said) =>
    inTurn(parts, { actor, id, right: 'takePart', message: collectionErrors.react }, async (_view, turn) => {
      const { database, clock } = parts
      const { listingId, reactionType, comment, baseVersion } = said
      if (!(await isInCollection(database, id, listingId))) {
        throw new PortalError('NOT_FOUND', collectionErrors.react, { field: 'listingId' })
      }
      const key = { collectionId: id, listingId, memberId: actor.memberId }
      const kept = (await findReaction(database, key)) ?? { reactionType: null, comment: '', version: 0 }
      if (kept.reactionType === reactionType && kept.comment === comment) return
      // Where nothing is said, nothing can be lost, and readers are told of no version.
      const isSilent = kept.reactionType === null && kept.comment === ''
      if (!isSilent) requireVersion(kept.version, baseVersion)
      await saveReaction(database, { ...key, reactionType, comment, version: kept.version + 1, modifiedAt: clock() })
      turn.changed()
    }),
})
