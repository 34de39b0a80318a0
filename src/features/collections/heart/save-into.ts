import type { OutboxEntry, SendChangeOutput } from '#machines/outbox/outbox-entries.ts'
import type { KnownCollection } from '#src/shared/member-list/collections/saved-listings.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { addToOutbox, onOutboxAnswer, outbox } from '#src/shared/outbox/outbox-actor.ts'
import { heartCopy as copy } from './heart.copy.ts'
import { showRefusalNotice, showSavedNotice, showWaitingNotice } from './saved-notice.tsx'

type Surroundings = Pick<IslandContext, 'execute'>
type Awaited = { listingId: number; collection: KnownCollection }

/** What was pressed on this page and is not answered yet. */
const awaited = new Map<string, Awaited>()
let isListening = false

/** Saves a home into a collection; the heart shows it at once, and a message says where it is, or that it waits. */
export function saveInto(collection: KnownCollection, listingId: number, surroundings: Surroundings): void {
  listen(surroundings)
  const id = addToOutbox({ kind: 'save', listingId, collectionId: collection.id }, surroundings)
  awaited.set(id, { listingId, collection })
  if (outbox(surroundings).getSnapshot().matches('offline')) showWaitingNotice(copy.waiting(collection.name))
}

function listen(surroundings: Surroundings): void {
  if (isListening) return
  isListening = true
  onOutboxAnswer((entry, output) => takeAnswer(entry, output, surroundings))
  outbox(surroundings).subscribe((snapshot) => {
    const [first] = awaited.values()
    if (first === undefined) return
    if (snapshot.matches('failed')) showWaitingNotice(copy.waiting(first.collection.name))
    if (snapshot.matches('sessionEnded')) showWaitingNotice(copy.sessionEnded, 'signIn')
  })
}

function takeAnswer(entry: OutboxEntry, output: SendChangeOutput, surroundings: Surroundings): void {
  const { id, change } = entry
  if (change.kind !== 'save' && change.kind !== 'remove') return
  const pressed = awaited.get(id)
  awaited.delete(id)
  if (output.ok && change.kind === 'save') emit('listing.saved', { listingId: change.listingId })
  if (output.ok && pressed !== undefined) {
    const { id: collectionId, name } = pressed.collection
    showSavedNotice({ listingId: change.listingId, collectionId, name }, surroundings)
  }
  if (!output.ok && output.reason === 'REFUSED') {
    const text = change.kind === 'save' ? copy.notSaved : copy.notRemoved
    showRefusalNotice(output.message === '' ? text : `${text} ${output.message}`, change.listingId)
    // Nothing was typed: pressed again, it is another change.
    outbox(surroundings).send({ type: 'entry.dropped', id })
  }
}
