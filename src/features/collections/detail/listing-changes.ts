import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { OutboxChange, OutboxEntry } from '#machines/outbox/outbox-entries.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { addToOutbox, onOutboxAnswer, outbox } from '#src/shared/outbox/outbox-actor.ts'

type Kind = 'react' | 'note'
type ChangeOf<K extends Kind> = Extract<OutboxChange, { kind: K }>
type Taken = { change: OutboxChange; version: number }

/** What the portal took last of each text, until the page has read it again. */
const taken = new Map<string, Taken>()
const listeners = new Set<() => void>()

const keyOf = (memberId: number, change: { kind: Kind; listingId: number; collectionId?: string }): string =>
  [memberId, change.kind, change.listingId, change.collectionId ?? ''].join(' ')

onOutboxAnswer(({ memberId, change }, output) => {
  if (!output.ok || output.version === null || !('baseVersion' in change)) return
  taken.set(keyOf(memberId, change), { change, version: output.version })
  for (const listener of listeners) listener()
})

/** The server knows what the portal has, and no changes of this device. */
const nothingHere = () => null

function onTaken(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * What a member says of a home: what they changed last, whether the portal has it already or not, else what was read. The next
 * change is made from `baseVersion`; `entry` is the change that the portal does not have.
 */
export function useOwnText<K extends Kind, Read extends { version: number }>(
  about: { kind: K; memberId: number | null; listingId: number; collectionId?: string },
  read: Read,
): { own: Read | ChangeOf<K>; baseVersion: number; entry: OutboxEntry | null } {
  const { kind, memberId, listingId, collectionId } = about
  const execute = useExecute()
  const readEntry = () =>
    outbox({ execute })
      .getSnapshot()
      .context.entries.findLast(
        ({ change, memberId: id }) =>
          id === memberId &&
          change.kind === kind &&
          change.listingId === listingId &&
          (!('collectionId' in change) || change.collectionId === collectionId),
      ) ?? null
  const follow = useCallback((onChange: () => void) => outbox({ execute }).subscribe(onChange).unsubscribe, [execute])
  const entry = useSyncExternalStore(follow, readEntry, nothingHere)
  const key = keyOf(memberId ?? 0, { kind, listingId, collectionId })
  const last = useSyncExternalStore(onTaken, () => taken.get(key) ?? null, nothingHere)
  const isNewer = last !== null && last.version > read.version
  const changed = entry?.change ?? (isNewer ? last.change : null)
  return {
    // Entries and what was taken are looked up by their kind.
    own: changed === null ? read : (changed as ChangeOf<K>),
    baseVersion: isNewer ? last.version : read.version,
    entry,
  }
}

/** Changes of homes, which are sent when they can be; the same object for the life of the page. */
export function useListingCommands() {
  const execute = useExecute()
  return useMemo(
    () => ({
      change: (change: OutboxChange) => void addToOutbox(change, { execute }),
      drop: (id: string) => outbox({ execute }).send({ type: 'entry.dropped', id }),
      retry: (id: string) => outbox({ execute }).send({ type: 'entry.retried', id }),
    }),
    [execute],
  )
}
