import { SavedListingsDocument } from '#src/api/generated/documents/saved-listings.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { savedRevision, setSaved } from '#src/shared/member-list/collections/saved-listings.ts'
import { keepingExecute } from '../offline/keeping-execute.ts'
import { knownCollection } from './known-collection.ts'

type Reader = Pick<Member, 'id' | 'username'>

let reading: { memberId: number; isOutOfDate: boolean; done: Promise<void> } | null = null

/**
 * Reads where the homes of a member are. What changes while it is read is not in the answer: it is then read once more. Never
 * rejects; what was known stays.
 */
export function readSavedListings(execute: ExecuteDocument, member: Reader): Promise<void> {
  if (reading?.memberId === member.id) {
    reading.isOutOfDate = true
    return reading.done
  }
  const own = { memberId: member.id, isOutOfDate: false, done: Promise.resolve() }
  reading = own
  own.done = readUntilCurrent(execute, member, own).finally(() => {
    if (reading === own) reading = null
  })
  return own.done
}

async function readUntilCurrent(
  execute: ExecuteDocument,
  member: Reader,
  own: { isOutOfDate: boolean },
): Promise<void> {
  const keeping = keepingExecute(execute, member.id)
  do {
    own.isOutOfDate = false
    const revision = savedRevision()
    // oxlint-disable-next-line no-await-in-loop -- only what changed meanwhile is read once more
    const data = await keeping(SavedListingsDocument, { username: member.username }).catch(() => null)
    if (data !== null && revision !== savedRevision()) own.isOutOfDate = true
    if (data === null || own.isOutOfDate) continue
    const { results, shared, lastUsedId } = data.collections
    setSaved({
      memberId: member.id,
      collections: [
        ...results.map((collection) => knownCollection(collection, false)),
        ...shared.map((collection) => knownCollection(collection, true)),
      ],
      lastUsedId,
      savedIn: new Map(data.savedListings.map(({ listingId, collectionIds }) => [listingId, collectionIds])),
    })
  } while (own.isOutOfDate)
}
