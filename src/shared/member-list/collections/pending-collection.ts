import { collectionNameOf } from '#domain/collections/collection-name.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'
import { PENDING_COLLECTION_KEY } from './has-pending-collection.ts'

/** Homes that were saved before their member logged in, or before the member had a collection. */
export type PendingCollection = {
  /** The homes that are still to be handed over, the last one first. */
  listingIds: readonly number[]
  /** The same for every try. */
  idempotencyKey: string
  /** For whom it was tried first; nobody else gets it. */
  memberId: number | null
  /** As it was tried first, so that a repeat asks for the same; null before that. */
  tried: { name: string; listingIds: readonly number[] } | null
  /** The collection that was made of it; homes that came after the first try are added to it. */
  collectionId: string | null
}

export const MOST_PENDING_LISTINGS = 500

const stored = storedValue<PendingCollection | null>(PENDING_COLLECTION_KEY, pendingFrom)

/** What is kept: the same object until it changes; null where nothing waits. */
export const readPending = stored.read

/** Tells of changes here and in other tabs; returns how to stop. */
export const onPendingChange = stored.onChange

/** Whether a home waits for a member: nobody's for whoever is there, or that member's own. */
export function isPending(listingId: number, memberId: number | null): boolean {
  const pending = readPending()
  if (pending === null || (pending.memberId !== null && pending.memberId !== memberId)) return false
  return pending.listingIds.includes(listingId)
}

/** Keeps a home until its member is there; false when there is no room for more, or another member's homes wait here. */
export function savePending(listingId: number, memberId: number | null): boolean {
  const pending = readPending() ?? emptyPending(memberId)
  const isOfAnother = pending.memberId !== null && memberId !== null && pending.memberId !== memberId
  const others = pending.listingIds.filter((id) => id !== listingId)
  if (isOfAnother || others.length >= MOST_PENDING_LISTINGS) return false
  stored.write({ ...pending, memberId: pending.memberId ?? memberId, listingIds: [listingId, ...others] })
  return true
}

/** Lets go of a home; false when it is on its way already, or is not there. */
export function dropPending(listingId: number): boolean {
  const pending = readPending()
  if (pending === null || !pending.listingIds.includes(listingId)) return false
  if (pending.tried?.listingIds.includes(listingId) === true) return false
  writePending({ ...pending, listingIds: pending.listingIds.filter((id) => id !== listingId) })
  return true
}

/** Replaces what is kept; what holds no home any more is removed. */
export function writePending(pending: PendingCollection | null): void {
  stored.write(pending !== null && pending.listingIds.length > 0 ? pending : null)
  if (readPending() !== null) return
  try {
    localStorage.removeItem(PENDING_COLLECTION_KEY)
  } catch {
    // Nothing is kept there.
  }
}

const emptyPending = (memberId: number | null): PendingCollection => ({
  listingIds: [],
  idempotencyKey: newIdempotencyKey(),
  memberId,
  tried: null,
  collectionId: null,
})

function pendingFrom(found: unknown): PendingCollection | null {
  // Each part is looked at before it is taken.
  const { listingIds, idempotencyKey, memberId, tried, collectionId } = Object(found) as Partial<
    Record<keyof PendingCollection, unknown>
  >
  const ids = idsFrom(listingIds)
  if (ids.length === 0 || typeof idempotencyKey !== 'string' || !/^[\w-]{8,100}$/.test(idempotencyKey)) return null
  // As above.
  const first = Object(tried) as { name?: unknown; listingIds?: unknown }
  const name = typeof first.name === 'string' ? collectionNameOf(first.name) : null
  return {
    listingIds: ids,
    idempotencyKey,
    memberId: isNumber(memberId) ? memberId : null,
    tried: name === null ? null : { name, listingIds: idsFrom(first.listingIds) },
    collectionId: typeof collectionId === 'string' && /^\d{1,15}$/.test(collectionId) ? collectionId : null,
  }
}

const isNumber = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) > 0

const idsFrom = (found: unknown): number[] =>
  Array.isArray(found) ? [...new Set(found.filter(isNumber))].slice(0, MOST_PENDING_LISTINGS) : []
