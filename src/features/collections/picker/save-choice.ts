import type {
  CreateCollectionOutput,
  PickerRefusal,
  SaveChoiceInput,
  SaveChoiceOutput,
  SavedListing,
  TypedCollection,
} from '#machines/collection-picker/collection-picker.machine.ts'
import { AddCollectionsDocument } from '#src/api/generated/documents/add-collections.ts'
import { UpdateListingInCollectionsDocument } from '#src/api/generated/documents/update-listing-in-collections.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { announceCollections } from '#src/shared/member-list/collections/collections-channel.ts'
import { collectionsOf, recordCollection, setSavedIn } from '#src/shared/member-list/collections/saved-listings.ts'
import { showPageNotice } from '#src/shared/page/page-notice.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { refusalOf } from '#src/shared/member-list/refusal-of.ts'
import { currentMember } from '#src/shared/session/current-member.ts'
import { pickerCopy as copy } from './picker.copy.ts'

type Parts = { execute: ExecuteDocument; signal: AbortSignal }

/** Makes the collection that was typed, with the home in it; rejects when nobody can tell whether it was made. */
export function createTypedCollection(
  { name, idempotencyKey, listingId }: TypedCollection & { listingId: number },
  { execute, signal }: Parts,
): Promise<CreateCollectionOutput> {
  return answered(async (username) => {
    const items = [{ name: name.trim(), listingIds: [listingId], idempotencyKey }]
    const { addCollections } = await execute(AddCollectionsDocument, { username, items }, { signal })
    const [made] = addCollections.items
    if (made === undefined) throw new Error('No collection was answered.')
    const wasSaved = collectionsOf(listingId).length > 0
    recordCollection({ id: made.id, name: made.name, path: made.canonicalUri }, [listingId])
    if (!wasSaved) emit('listing.saved', { listingId })
    announceCollections(made.id)
    return { ok: true, collection: { id: made.id, name: made.name, listingCount: 1, isShared: false } }
  })
}

/** Puts a home into collections and takes it out of others, all at once; rejects when nobody can tell whether that was done. */
export function saveChoice(
  { listingId, addTo, removeFrom }: SaveChoiceInput,
  { execute, signal }: Parts,
): Promise<SaveChoiceOutput> {
  return answered(async (username) => {
    const places = { addToCollectionIds: [...addTo], removeFromCollectionIds: [...removeFrom] }
    await execute(UpdateListingInCollectionsDocument, { username, listingId, ...places }, { signal })
    const others = collectionsOf(listingId).filter((id) => !removeFrom.includes(id))
    recordSaved(listingId, [...new Set([...others, ...addTo])])
    announceCollections(null)
    return { ok: true }
  })
}

/** Says where the home is now; the picker is closed by then. */
export function notifyChoice({ savedIn }: SavedListing): void {
  showPageNotice({ tone: 'success', children: savedIn.length === 0 ? copy.inNone : copy.inSome(savedIn.length) })
}

function recordSaved(listingId: number, ids: readonly string[]): void {
  const wasSaved = collectionsOf(listingId).length > 0
  setSavedIn(listingId, ids)
  if (!wasSaved && ids.length > 0) emit('listing.saved', { listingId })
}

async function answered<Output extends { ok: true }>(
  call: (username: string) => Promise<Output>,
): Promise<Output | ({ ok: false } & PickerRefusal)> {
  const member = currentMember()
  if (member === null) return { ok: false, reason: 'SESSION_ENDED', message: '' }
  try {
    return await call(member.username)
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (refusal === null) throw problem
    const { reason, message } = refusal
    return { ok: false, reason: reason === 'SESSION_ENDED' ? 'SESSION_ENDED' : 'REFUSED', message }
  }
}
