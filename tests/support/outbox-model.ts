import { fromPromise } from 'xstate'
import type { OutboxChange, OutboxEntry, SendChangeOutput } from '#machines/outbox/outbox-entries.ts'
import { outboxMachine } from '#machines/outbox/outbox.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const changes = {
  save: { kind: 'save', listingId: 12, collectionId: '1' },
  remove: { kind: 'remove', listingId: 12, collectionId: '1' },
  like: { kind: 'react', listingId: 12, collectionId: '1', reactionType: 'like', comment: '', baseVersion: 0 },
  dislike: {
    kind: 'react',
    listingId: 12,
    collectionId: '1',
    reactionType: 'dislike',
    comment: 'Dark',
    baseVersion: 0,
  },
  note: { kind: 'note', listingId: 14, note: 'Ask for the report', stage: null, baseVersion: 2 },
  vote: { kind: 'vote', postId: 12, isGiven: true, of: 'post' },
} as const satisfies Record<string, OutboxChange>

export const outcomes = {
  sent: { ok: true, version: 3 },
  conflict: {
    ok: false,
    reason: 'CONFLICT',
    current: { kind: 'note', version: 4, note: 'North facing', stage: 'inspected' },
  },
  refused: { ok: false, reason: 'REFUSED', message: 'A note has at most 5000 characters.' },
  sessionEnded: { ok: false, reason: 'SESSION_ENDED' },
} as const satisfies Record<string, SendChangeOutput>

export const entryOf = (id: string, change: OutboxChange, at = 1): OutboxEntry => ({
  id,
  memberId: 5,
  at,
  change,
  state: 'waiting',
  current: null,
  message: '',
})

/** Everything that can happen to what was done without a connection, the outcomes of requests included. */
const outboxEvents = [
  { type: 'change.added', id: 'note', at: 1, change: changes.note },
  { type: 'entries.changed', entries: [] },
  { type: 'entries.changed', entries: [entryOf('elsewhere', changes.save)] },
  { type: 'entry.dropped', id: 'note' },
  { type: 'entry.retried', id: 'note' },
  { type: 'member.arrived', memberId: 5 },
  { type: 'member.left' },
  { type: 'network.lost' },
  { type: 'network.returned' },
  ...Object.values(outcomes).map((output) => ({ type: 'xstate.done.actor.sendChange', output })),
  { type: 'xstate.error.actor.sendChange' },
  { type: 'xstate.after.answerTimeout.outbox.sending' },
  { type: 'xstate.after.retryDelay.outbox.failed' },
]

/** The machine without surroundings: a request that is never answered, and nobody who is told. */
export const stillOutbox = outboxMachine.provide({
  actors: {
    sendChange: fromPromise<SendChangeOutput, { entry: OutboxEntry | undefined }>(() => new Promise(() => {})),
  },
  actions: { persist: () => {}, notifyAnswered: () => {} },
})

export const outboxInput = { entries: [], memberId: 5, isOnline: false }
export const outboxPaths = transitionPaths(stillOutbox, outboxEvents, outboxInput)
