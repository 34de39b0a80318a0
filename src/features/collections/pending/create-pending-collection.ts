import type { CreatedCollection } from '#machines/pending-collection/pending-collection.machine.ts'
import type { SubmissionOutput } from '#machines/pending-submission/pending-submission.ts'
import { AddCollectionsDocument } from '#src/api/generated/documents/add-collections.ts'
import { SavedListingsDocument } from '#src/api/generated/documents/saved-listings.ts'
import { UpdateListingInCollectionsDocument } from '#src/api/generated/documents/update-listing-in-collections.ts'
import type { SavedListingsQuery } from '#src/api/generated/graphql.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import type { Member } from '#src/api/session/member.ts'
import {
  type PendingCollection,
  readPending,
  writePending,
} from '#src/shared/member-list/collections/pending-collection.ts'
import { aloneInBrowser } from '#src/shared/runtime/alone-in-browser.ts'
import { refusalOf } from '#src/shared/member-list/refusal-of.ts'
import { pendingCopy } from './pending.copy.ts'

type Parts = { execute: ExecuteDocument; member: Pick<Member, 'id' | 'username'>; signal?: AbortSignal }

/**
 * Hands the homes that wait over to the member, one tab at a time. They leave storage after the portal has them: where the page
 * ends in between, the next try asks for the same under the same key and is answered with the collection that is there. What the
 * member saved before there was a first collection goes to the one that was used last, if there is one by now.
 */
export const createPendingCollection = (parts: Parts): Promise<SubmissionOutput<CreatedCollection>> =>
  aloneInBrowser(
    'collections-pending',
    async () => {
      const pending = readPending()
      if (pending === null) return { ok: true, created: null }
      if (pending.memberId !== null && pending.memberId !== parts.member.id) return { ok: false, reason: 'OF_ANOTHER' }
      try {
        return { ok: true, created: await handOver(parts) }
      } catch (problem) {
        const refusal = refusalOf(problem)
        if (refusal === null) throw problem
        return { ok: false, reason: refusal.reason === 'SESSION_ENDED' ? 'SESSION_ENDED' : 'REFUSED' }
      }
    },
    parts.signal,
  )

async function handOver(parts: Parts): Promise<CreatedCollection | null> {
  const { execute, member, signal } = parts
  const { collections } = await execute(SavedListingsDocument, { username: member.username }, { signal })
  // Homes may have been kept or let go of meanwhile.
  const pending = readPending()
  if (pending === null) return null
  const { id, name, canonicalUri } = placeOf(pending, collections) ?? (await createFirst(pending, collections, parts))
  const rest = readPending()
  if (rest !== null) writePending({ ...rest, memberId: member.id, collectionId: id })
  await addRest(id, parts)
  return { id, name, path: canonicalUri, listingIds: pending.listingIds }
}

type Collections = SavedListingsQuery['collections']

/** The collection that was made before, or the last used one for a member who saved homes while it was not known. */
function placeOf({ collectionId, memberId, tried }: PendingCollection, { results, shared, lastUsedId }: Collections) {
  const known = [...results, ...shared]
  if (collectionId !== null) return known.find(({ id }) => id === collectionId)
  if (memberId === null || tried !== null) return undefined
  return known.find(({ id }) => id === lastUsedId) ?? results[0]
}

async function createFirst(pending: PendingCollection, { results }: Collections, parts: Parts) {
  const { execute, member, signal } = parts
  const isAnew = pending.collectionId !== null
  const tried = (isAnew ? null : pending.tried) ?? {
    name: firstCollectionName(results.map(({ name }) => name)),
    listingIds: pending.listingIds,
  }
  // The one that was made is deleted by now: another one is no repeat.
  const idempotencyKey = isAnew ? newIdempotencyKey() : pending.idempotencyKey
  writePending({ ...pending, memberId: member.id, tried, idempotencyKey, collectionId: null })
  const items = [{ name: tried.name, listingIds: [...tried.listingIds], idempotencyKey }]
  const { addCollections } = await execute(AddCollectionsDocument, { username: member.username, items }, { signal })
  const [made] = addCollections.items
  if (made === undefined) throw new Error('No collection was answered.')
  const now = readPending() ?? pending
  const listingIds = now.listingIds.filter((id) => !tried.listingIds.includes(id))
  writePending({ ...now, collectionId: made.id, listingIds })
  return made
}

/** Homes that came after the first try; each leaves storage when the portal has it. */
async function addRest(collectionId: string, { execute, member, signal }: Parts): Promise<void> {
  for (let pending = readPending(); pending?.collectionId === collectionId; pending = readPending()) {
    const listingId = pending.listingIds.at(-1)
    if (listingId === undefined) return
    const places = { addToCollectionIds: [collectionId], removeFromCollectionIds: [] }
    const variables = { username: member.username, listingId, ...places }
    // oxlint-disable-next-line no-await-in-loop -- each leaves storage before the next one goes
    await execute(UpdateListingInCollectionsDocument, variables, { signal }).catch(passOverUnknown)
    const now = readPending()
    if (now === null) return
    writePending({ ...now, listingIds: now.listingIds.filter((id) => id !== listingId) })
  }
}

/** A home that is no more keeps no other home from its member. */
function passOverUnknown(problem: unknown): void {
  if (!(problem instanceof ApiProblem) || problem.code !== 'NOT_FOUND') throw problem
}

/** The name of a collection that is made by itself; with a number where the member has one of that name. */
function firstCollectionName(taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? pendingCopy.firstName : `${pendingCopy.firstName} ${number}`
    if (!taken.includes(name)) return name
  }
}
