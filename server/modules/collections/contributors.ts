import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { Actor } from './collection-record.ts'
import { findOwnerId } from './collection-store.queries.ts'
import { inTurn, type TurnParts } from './collection-turn.ts'
import { deleteCollaborator, setNamed, setTelling } from './contributors.queries.ts'

/** Who takes part in collections, and what they set for themselves. */
export type Contributors = {
  /** Removes a collaborator, who may be the actor; only who manages the collection removes others. The owner cannot be removed. */
  remove(actor: Actor, id: number, memberId: number): Promise<void>
  /** Whether readers see who the actor is. */
  name(actor: Actor, id: number, isNamed: boolean): Promise<void>
  /** How the actor is told of news. */
  setTelling(actor: Actor, id: number, telling: { isByEmail: boolean; isByPush: boolean }): Promise<void>
}

/** Those who take part, in the database. */
export function contributors(parts: TurnParts): Contributors {
  const { database } = parts
  return {
    remove: (actor, id, memberId) => {
      const message = collectionErrors.removeCollaborator
      const isSelf = memberId === actor.memberId
      return inTurn(parts, { actor, id, right: isSelf ? 'takePart' : 'manage', message }, async (_view, turn) => {
        if (memberId === (await findOwnerId(database, id))) {
          throw new PortalError('BAD_INPUT', collectionErrors.ownerLeaves, { field: 'memberId' })
        }
        if (!(await deleteCollaborator(database, id, memberId))) return
        turn.tell(memberId)
        turn.changed()
      })
    },
    name: (actor, id, isNamed) =>
      inTurn(parts, { actor, id, right: 'takePart', message: collectionErrors.update }, async (_view, turn) => {
        await setNamed(database, { collectionId: id, memberId: actor.memberId }, isNamed)
        turn.changed()
      }),
    setTelling: (actor, id, telling) =>
      inTurn(parts, { actor, id, right: 'takePart', message: collectionErrors.update }, async (_view, turn) => {
        await setTelling(database, { collectionId: id, memberId: actor.memberId }, telling)
        turn.changed()
      }),
  }
}
