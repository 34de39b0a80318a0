import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'
import {
  afterAnswer,
  nextEntry,
  type OutboxChange,
  type OutboxEntry,
  type SendChangeOutput,
  withChange,
} from './outbox-entries.ts'

type AddedChange = { id: string; at: number; change: OutboxChange }
type Context = {
  /** Of all members that this device knows; null is nobody. */
  entries: readonly OutboxEntry[]
  memberId: number | null
  isOnline: boolean
  /** The one that is being sent, as it is sent: another tab may change or remove it meanwhile. */
  sending: OutboxEntry | null
}

const missing = missingPartsOf('outboxMachine')

/**
 * What members did without a connection, from the change to the portal's answer: sent in order, one after the other, once.
 * A change stays until the portal has it, refuses it or has another in its place; the last two wait for the visitor with all that
 * was typed, and hold up nothing else. Nothing is sent for another member than the one who did it, and nothing after the end of a
 * session until that member is back. Lives as long as the page; the entries stand in storage too. Owned by
 * `src/shared/outbox`.
 */
export const outboxMachine = setup({
  types: {} as {
    input: Pick<Context, 'entries' | 'memberId' | 'isOnline'>
    context: Context
    events:
      | ({ type: 'change.added' } & AddedChange)
      /** By another tab. */
      | { type: 'entries.changed'; entries: readonly OutboxEntry[] }
      | { type: 'entry.dropped'; id: string }
      | { type: 'entry.retried'; id: string }
      | { type: 'member.arrived'; memberId: number }
      | { type: 'member.left' }
      | { type: 'network.lost' }
      | { type: 'network.returned' }
    tags: 'busy'
  },
  actors: { sendChange: fromPromise<SendChangeOutput, { entry: OutboxEntry | undefined }>(missing('sendChange')) },
  actions: {
    takeChange: assign(({ context: { entries, memberId, sending } }, added: AddedChange) =>
      memberId === null ? {} : { entries: withChange(entries, { ...added, memberId }, sending?.id ?? null) },
    ),
    takeEntries: assign((_, entries: readonly OutboxEntry[]) => ({ entries })),
    dropEntry: assign(({ context }, id: string) => ({ entries: context.entries.filter((entry) => entry.id !== id) })),
    retryEntry: assign(({ context }, id: string) => ({
      entries: context.entries.map((entry) => (entry.id === id ? { ...entry, state: 'waiting' as const } : entry)),
    })),
    takeAnswer: assign(({ context: { entries, sending } }, output: SendChangeOutput) => ({
      entries: afterAnswer(entries, sending?.id ?? '', output),
    })),
    setMember: assign((_, memberId: number | null) => ({ memberId })),
    setNetwork: assign((_, isOnline: boolean) => ({ isOnline })),
    setSending: assign(({ context: { entries, memberId } }) => ({
      sending: nextEntry(entries, memberId) ?? null,
    })),
    setSent: assign({ sending: null }),
    persist: (...[, entries]: [unknown, readonly OutboxEntry[]]) => missing(`persist of ${entries.length} entries`)(),
    notifyAnswered: (...[, { entry }]: [unknown, { entry: OutboxEntry | undefined; output: SendChangeOutput }]) =>
      missing(`notifyAnswered for ${entry?.id}`)(),
  },
  guards: {
    hasNothing: ({ context: { entries, memberId } }) => nextEntry(entries, memberId) === undefined,
    isWaiting: ({ context: { entries, memberId } }) => nextEntry(entries, memberId) !== undefined,
    isReady: ({ context: { entries, memberId, isOnline } }) => isOnline && nextEntry(entries, memberId) !== undefined,
    isOfMember: ({ context }) => context.memberId !== null,
    hasSessionEnded: (_, output: SendChangeOutput) => !output.ok && output.reason === 'SESSION_ENDED',
  },
  delays: { answerTimeout: 30_000, retryDelay: 30_000 },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, sending: null }),
  initial: 'idle',
  on: {
    'change.added': {
      guard: 'isOfMember',
      actions: [
        { type: 'takeChange', params: ({ event: { id, at, change } }) => ({ id, at, change }) },
        { type: 'persist', params: ({ context }) => context.entries },
      ],
    },
    'entries.changed': { actions: { type: 'takeEntries', params: ({ event }) => event.entries } },
    'entry.dropped': {
      actions: [
        { type: 'dropEntry', params: ({ event }) => event.id },
        { type: 'persist', params: ({ context }) => context.entries },
      ],
    },
    'entry.retried': {
      actions: [
        { type: 'retryEntry', params: ({ event }) => event.id },
        { type: 'persist', params: ({ context }) => context.entries },
      ],
    },
    'member.arrived': { target: '.idle', actions: { type: 'setMember', params: ({ event }) => event.memberId } },
    'member.left': { target: '.idle', actions: { type: 'setMember', params: null } },
    'network.lost': { actions: { type: 'setNetwork', params: false } },
    'network.returned': { actions: { type: 'setNetwork', params: true } },
  },
  states: {
    idle: {
      entry: 'setSent',
      always: [
        { guard: 'isReady', target: 'sending' },
        { guard: 'isWaiting', target: 'offline' },
      ],
    },
    offline: {
      always: [
        { guard: 'isReady', target: 'sending' },
        { guard: 'hasNothing', target: 'idle' },
      ],
    },
    sending: {
      tags: 'busy',
      entry: 'setSending',
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context: { sending } }) => ({ entry: sending ?? undefined }),
        onDone: [
          { guard: { type: 'hasSessionEnded', params: ({ event }) => event.output }, target: 'sessionEnded' },
          {
            target: 'idle',
            actions: [
              {
                type: 'notifyAnswered',
                params: ({ context: { sending }, event: { output } }) => ({ entry: sending ?? undefined, output }),
              },
              { type: 'takeAnswer', params: ({ event }) => event.output },
              { type: 'persist', params: ({ context }) => context.entries },
            ],
          },
        ],
        onError: 'failed',
      },
      after: { answerTimeout: 'failed' },
    },
    failed: {
      entry: 'setSent',
      after: { retryDelay: 'idle' },
      on: { 'network.returned': { target: 'idle', actions: { type: 'setNetwork', params: true } } },
    },
    sessionEnded: { entry: 'setSent' },
  },
})
