import { emit } from '#src/shared/runtime/app-events.ts'
import { recordSavedPlace, type SavedPlace } from './saved-listings.ts'

const NAME = 'collections'
let channel: BroadcastChannel | null = null

type Message = { collectionId: number | null; place: SavedPlace | null }

/** Hears of changes that other tabs of this browser made, and emits them here; the live stream tells of other devices. */
export function listenToOtherTabs(): void {
  if (channel !== null || !('BroadcastChannel' in globalThis)) return
  channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // By this code in another tab; one that was opened before a new build says less.
    const { collectionId = null, place = null } = Object(data) as Partial<Message>
    // What is read next may not come for a while.
    if (place !== null) recordSavedPlace(place)
    emit('collections.changed', { collectionId })
  })
}

/**
 * Tells this tab and the others that a collection was changed here, null for any; `place`: which home was put into it or taken
 * out of it.
 */
export function announceCollections(collectionId: string | null, place: SavedPlace | null = null): void {
  const id = collectionId === null ? null : Number(collectionId)
  emit('collections.changed', { collectionId: id })
  channel?.postMessage({ collectionId: id, place } satisfies Message)
}
