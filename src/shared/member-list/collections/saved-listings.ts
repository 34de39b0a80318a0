import { isPending, onPendingChange } from './pending-collection.ts'

/** A collection that the member may add homes to. */
export type KnownCollection = {
  id: string
  uri: string
  name: string
  /** Where its page is. */
  path: string
  listingCount: number
  isShared: boolean
}
export type SavedListings = {
  memberId: number
  /** Own ones and shared ones. */
  collections: readonly KnownCollection[]
  /** The one to which a home was added last. */
  lastUsedId: string | null
  /** In which collections each home is. */
  savedIn: ReadonlyMap<number, readonly string[]>
}
/** A home of a member that is put into a collection, or taken out of it. */
export type SavedPlace = { memberId: number; listingId: number; collectionId: string; isSaved: boolean }

const listeners = new Set<() => void>()
let known: SavedListings | null = null
/** By changes that the portal does not have yet. */
let unsent: readonly SavedPlace[] = []
let memberId: number | null = null
let revision = 0

/** Where the homes of the member are, as the portal said last; null before it has, and for nobody. */
export const readSaved = (): SavedListings | null => known

/** Another number after each change that was noted here: what was asked for before it may not know of it. */
export const savedRevision = (): number => revision

/** In which collections of the member a home is, with what is on its way to the portal. */
export function collectionsOf(listingId: number): readonly string[] {
  const ids = new Set(known?.savedIn.get(listingId))
  for (const place of unsent) {
    if (place.listingId !== listingId || place.memberId !== memberId) continue
    if (place.isSaved) ids.add(place.collectionId)
    else ids.delete(place.collectionId)
  }
  return [...ids]
}

/** Whether whoever is there has saved a home, on the portal or, until it gets there, on this device. */
export const isSaved = (listingId: number): boolean =>
  collectionsOf(listingId).length > 0 || isPending(listingId, memberId)

/** Tells of changes of any home; returns how to stop. */
export function onSavedChange(listener: () => void): () => void {
  listeners.add(listener)
  const stopPending = onPendingChange(listener)
  return () => {
    listeners.delete(listener)
    stopPending()
  }
}

/** States whose homes are meant from now on; what was known of another is forgotten. */
export function claimSaved(id: number | null): void {
  if (memberId === id) return
  memberId = id
  known = null
  tell()
}

/** Takes what the portal says; of another member than the one who is there it is let go. */
export function setSaved(saved: SavedListings): void {
  if (saved.memberId !== memberId) return
  known = saved
  tell()
}

/** Notes at once what the portal has just done with one home. */
export function setSavedIn(listingId: number, collectionIds: readonly string[]): void {
  revision += 1
  if (known === null) return
  const savedIn = new Map(known.savedIn)
  if (collectionIds.length > 0) savedIn.set(listingId, collectionIds)
  else savedIn.delete(listingId)
  known = { ...known, savedIn }
  tell()
}

/** Notes at once where the portal has just put a home, or from where it has taken it. */
export function recordSavedPlace({ memberId: id, listingId, collectionId, isSaved: isIn }: SavedPlace): void {
  revision += 1
  if (known === null || id !== memberId) return
  const others = (known.savedIn.get(listingId) ?? []).filter((each) => each !== collectionId)
  setSavedIn(listingId, isIn ? [...others, collectionId] : others)
  if (isIn) setLastUsed(collectionId)
}

/** Notes at once a collection that the portal has just made, with its first homes. */
export function recordCollection(
  made: Omit<KnownCollection, 'uri' | 'isShared' | 'listingCount'>,
  listingIds: readonly number[],
): void {
  revision += 1
  if (known === null) return
  const uri = made.path.split('/')[2] ?? ''
  const collection = { ...made, uri, isShared: false, listingCount: listingIds.length }
  const others = known.collections.filter(({ id }) => id !== made.id)
  known = { ...known, collections: [collection, ...others], lastUsedId: made.id }
  for (const listingId of listingIds) setSavedIn(listingId, [...new Set([...collectionsOf(listingId), made.id])])
}

function setLastUsed(lastUsedId: string): void {
  if (known !== null) known = { ...known, lastUsedId }
}

export function setUnsentPlaces(places: readonly SavedPlace[]): void {
  unsent = places
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
