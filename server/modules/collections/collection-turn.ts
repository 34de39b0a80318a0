import type { Database } from '#server/platform/database/database.ts'
import type { CollectionRight } from '#domain/permissions/collections.ts'
import { type LiveChannel, ofMember } from '#server/platform/live/live-channel.ts'
import { requireRight } from './collection-rights.ts'
import type { Actor, CollectionView } from './collection-record.ts'
import { lockByIds, touchCollections } from './collection-store.queries.ts'
import { contributorNumbers } from './contributors.queries.ts'

export type TurnParts = { database: Database; clock: () => Date; live: LiveChannel }

/** What a change does besides its own rows. */
export type Turn = {
  /** The collection was changed: it says when, and everybody who takes part hears of it. */
  changed(): void
  /** Somebody else hears of it too, such as a person who was removed. */
  tell(memberId: number): void
}

export type TurnOptions = {
  right: CollectionRight
  /** What is said where it may not be done. */
  message: string
}

/**
 * Changes one collection in a transaction that holds it. Throws NOT_FOUND or FORBIDDEN with the message where the right is missing.
 * Those who take part hear of the change, before or after it, if it is kept.
 */
export const inTurn = <Result>(
  { database, clock, live }: TurnParts,
  { actor, id, right, message }: TurnOptions & { actor: Actor; id: number },
  work: (view: CollectionView, turn: Turn) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async () => {
    const [found] = await lockByIds(database, [id], actor.memberId)
    const view = requireRight(found, actor, { right, message })
    let isChanged = false
    const others = new Set<number>()
    const turn = { changed: () => void (isChanged = true), tell: (memberId: number) => void others.add(memberId) }
    const result = await work(view, turn)
    if (isChanged) {
      await touchCollections(database, [id], clock())
      await publishToContributors({ database, live }, [id], [...others])
    }
    return result
  })

/** Has everybody hear who takes part in collections, and others of the first of them; the last thing of a transaction. */
export async function publishToContributors(
  { database, live }: Pick<TurnParts, 'database' | 'live'>,
  collectionIds: readonly number[],
  otherMemberIds: readonly number[] = [],
): Promise<void> {
  const contributors = await contributorNumbers(database, collectionIds)
  const known = new Set(contributors.map(({ memberId }) => memberId))
  const [first = 0] = collectionIds
  const others = otherMemberIds.filter((memberId) => !known.has(memberId))
  const told = [...contributors, ...others.map((memberId) => ({ collectionId: first, memberId }))]
  await publishToMembers(live, told)
}

/** Has members hear of collections; the last thing of a transaction. */
export async function publishToMembers(
  live: LiveChannel,
  told: readonly { collectionId: number; memberId: number }[],
): Promise<void> {
  await live.publish(
    ...told.map(({ collectionId, memberId }) => ({
      kind: 'collections.changed' as const,
      topics: [ofMember('collections', memberId)],
      data: { collectionId },
    })),
  )
}
