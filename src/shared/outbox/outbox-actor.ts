import { type Actor, createActor, fromPromise } from 'xstate'
import type { OutboxChange, OutboxEntry, SendChangeOutput } from '#machines/outbox/outbox-entries.ts'
import { outboxMachine } from '#machines/outbox/outbox.machine.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { announceCollections } from '#src/shared/member-list/collections/collections-channel.ts'
import { setUnsentVotes } from '#src/shared/posts/votes/unsent-votes.ts'
import { recordSavedPlace, setUnsentPlaces } from '#src/shared/member-list/collections/saved-listings.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { aloneInBrowser } from '#src/shared/runtime/alone-in-browser.ts'
import { currentMember, followMember } from '#src/shared/session/current-member.ts'
import { OUTBOX_PREFIX } from './has-unsent-changes.ts'
import { sendChange } from './send-change.ts'
import { isUnsent, persistOutbox, removeStored, takeOutbox } from './stored-outbox.ts'

export type OutboxActor = Actor<typeof outboxMachine>
type Answered = (entry: OutboxEntry, output: SendChangeOutput) => void
type Surroundings = Pick<IslandContext, 'execute'>

let actor: OutboxActor | null = null
const listeners = new Set<Answered>()

/** What the member did and the portal does not have yet: the same for everyone on the page, from the first change on. */
export const outbox = (surroundings: Surroundings): OutboxActor => (actor ??= startOutbox(surroundings))

/** Hears what the portal says to each change; returns how to stop. */
export function onOutboxAnswer(listener: Answered): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Hands a change of the member who is there to the outbox, which sends it at once where it can; gives the entry's id. */
export function addToOutbox(change: OutboxChange, surroundings: Surroundings): string {
  const id = newIdempotencyKey()
  outbox(surroundings).send({ type: 'change.added', id, at: Date.now(), change })
  return id
}

function startOutbox({ execute }: Surroundings): OutboxActor {
  const started = createActor(
    outboxMachine.provide({
      actors: {
        sendChange: fromPromise<SendChangeOutput, { entry: OutboxEntry | undefined }>(({ input: { entry }, signal }) =>
          aloneInBrowser(
            'outbox',
            async () => {
              const member = currentMember()
              if (entry === undefined || !isUnsent(entry.id)) return { ok: true, version: null }
              if (member === null || member.id !== entry.memberId) return { ok: false, reason: 'SESSION_ENDED' }
              const output = await sendChange(entry.change, { execute, member, signal })
              if (output.ok) recordDone(entry)
              return output
            },
            signal,
          ),
        ),
      },
      actions: {
        persist: (_, entries) => persistOutbox(entries),
        notifyAnswered: (_, { entry, output }) => {
          if (entry === undefined) return
          // Who hears it may send another change, which a machine may not be sent from within an action.
          queueMicrotask(() => {
            for (const listener of listeners) listener(entry, output)
          })
        },
      },
    }),
    { input: { entries: takeOutbox(), memberId: currentMember()?.id ?? null, isOnline: navigator.onLine } },
  )
  started.subscribe(({ context: { entries, memberId } }) => {
    setUnsentPlaces(entries.flatMap(placeOf))
    setUnsentVotes(entries.flatMap(({ change, ...entry }) => (entry.memberId === memberId ? voteOf(change) : [])))
  })
  started.start()
  followSurroundings(started)
  return started
}

/** In storage and in view before the next change is sent, and before another tab looks. */
function recordDone(entry: OutboxEntry): void {
  removeStored(entry.id)
  const [place = null] = placeOf(entry)
  if (place !== null) recordSavedPlace(place)
  const { change } = entry
  if (change.kind === 'vote') return
  queueMicrotask(() => announceCollections(change.kind === 'note' ? null : change.collectionId, place))
}

function placeOf({ memberId, change, state }: OutboxEntry) {
  if (state === 'refused' || (change.kind !== 'save' && change.kind !== 'remove')) return []
  const { listingId, collectionId } = change
  return [{ memberId, listingId, collectionId, isSaved: change.kind === 'save' }]
}

const voteOf = (change: OutboxChange) => (change.kind === 'vote' ? [change] : [])

function followSurroundings(started: OutboxActor): void {
  followMember((member) =>
    started.send(member === null ? { type: 'member.left' } : { type: 'member.arrived', memberId: member.id }),
  )
  window.addEventListener('online', () => started.send({ type: 'network.returned' }))
  window.addEventListener('offline', () => started.send({ type: 'network.lost' }))
  // Told of what other tabs do, and not of what this one does.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(OUTBOX_PREFIX)) started.send({ type: 'entries.changed', entries: takeOutbox() })
  })
}
