import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { requiredCollectionId } from './collection-input.ts'
import { requireRight } from './collection-rights.ts'
import { findByIds } from './collection-store.queries.ts'
import { inTurn, type Turn, type TurnParts } from './collection-turn.ts'

/** What belongs to a collection and is kept elsewhere, for those alone who take part in it. */
export type CollectionPart = {
  /** The number of a collection in which the member takes part; throws NOT_FOUND or FORBIDDEN. */
  required(memberId: number, collectionId: string): Promise<number>
  /** One change after the other; those who take part hear of it where it says so. Throws NOT_FOUND or FORBIDDEN. */
  change<Result>(memberId: number, id: number, work: (turn: Pick<Turn, 'changed'>) => Promise<Result>): Promise<Result>
}

const options = { right: 'takePart', message: collectionErrors.update } as const

export const collectionPart = (parts: TurnParts): CollectionPart => ({
  async required(memberId, collectionId) {
    const id = requiredCollectionId(collectionId, options.message)
    const [found] = await findByIds(parts.database, [id], memberId)
    requireRight(found, { memberId, canManageAny: false }, options)
    return id
  },
  change: (memberId, id, work) =>
    inTurn(parts, { ...options, id, actor: { memberId, canManageAny: false } }, (_view, turn) => work(turn)),
})
