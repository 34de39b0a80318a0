import { assign, cancel, fromCallback, raise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** One server-sent event. */
export type StreamEvent = { id: string; name: string; data: unknown }
/** What a stream is asked for. */
export type StreamInput = { topics: string; lastId: string | null }

/** What the stream tells the machine; `jitter` is a random number from 0 to 1. */
export type StreamReport =
  | { type: 'stream.opened' }
  | { type: 'stream.heard'; event: StreamEvent }
  | { type: 'stream.ended'; jitter: number }
  | { type: 'stream.declined' }

type Context = {
  /** Of all tabs, as the query string has them; empty: there is nothing to hear of. */
  topics: string
  lastId: string | null
  failures: number
  isWatched: boolean
  isOnline: boolean
}

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
const MOST_FAILURES = 5

const missing = missingPartsOf('liveUpdatesMachine')

/**
 * What one tab does for live pages, from the moment that it is shown until it is left (docs/product.md, section 24).
 * Of all tabs one leads and holds the connection, for the topics of all; the others wait to take its place. There is none while
 * nobody listens, the browser is offline, no tab was in sight for half a minute, or the server wants none. A stream that ends is opened again after
 * pauses that grow, and goes on after the last event. Owned by the feature `live`.
 */
export const liveUpdatesMachine = setup({
  types: {} as {
    context: Context
    events:
      | { type: 'lead.gained' }
      | { type: 'topics.changed'; topics: string }
      | { type: 'tabs.hidden' }
      | { type: 'tabs.shown' }
      | { type: 'attention.lost' }
      | { type: 'connection.lost' }
      | { type: 'connection.returned' }
      | StreamReport
    tags: 'connected'
  },
  actors: {
    /** Waits until this tab leads, and then leads until it is stopped. */
    holdLead: fromCallback(missing('holdLead')),
    readStream: fromCallback<{ type: string }, StreamInput>(missing('readStream')),
  },
  actions: {
    setTopics: assign((_, topics: string) => ({ topics })),
    setLastId: assign((_, { id }: StreamEvent) => ({ lastId: id })),
    clearFailures: assign({ failures: 0 }),
    countFailure: assign(({ context }) => ({ failures: Math.min(MOST_FAILURES, context.failures + 1) })),
    setWatched: assign((_, isWatched: boolean) => ({ isWatched })),
    setOnline: assign((_, isOnline: boolean) => ({ isOnline })),
    loseAttentionLater: raise({ type: 'attention.lost' }, { id: 'attention', delay: 'hiddenDelay' }),
    cancelAttentionTimeout: cancel('attention'),
    spread: (...[, event]: [unknown, StreamEvent | null]) => missing(`spread of ${event?.name}`)(),
  },
  guards: {
    isWorthIt: ({ context }) => context.isWatched && context.isOnline && context.topics !== '',
    isOther: ({ context }, topics: string) => topics !== context.topics,
  },
  delays: {
    hiddenDelay: 30_000,
    settleDelay: 500,
    openTimeout: 20_000,
    pause: ({ context, event }) => pauseMs(context.failures, 'jitter' in event ? event.jitter : 1),
  },
}).createMachine({
  id: 'liveUpdates',
  context: { topics: '', lastId: null, failures: 0, isWatched: true, isOnline: true },
  invoke: { id: 'holdLead', src: 'holdLead' },
  initial: 'following',
  on: {
    'topics.changed': { actions: { type: 'setTopics', params: ({ event }) => event.topics } },
    'tabs.hidden': { actions: 'loseAttentionLater' },
    'tabs.shown': { actions: ['cancelAttentionTimeout', { type: 'setWatched', params: true }] },
    // Of the tab that leads, so that whoever takes its place goes on from there.
    'stream.heard': { actions: { type: 'setLastId', params: ({ event }) => event.event } },
    'attention.lost': { actions: { type: 'setWatched', params: false } },
    'connection.lost': { actions: { type: 'setOnline', params: false } },
    'connection.returned': { actions: { type: 'setOnline', params: true } },
  },
  states: {
    following: { on: { 'lead.gained': 'leading' } },
    leading: {
      initial: 'deciding',
      on: {
        'topics.changed': {
          guard: { type: 'isOther', params: ({ event }) => event.topics },
          target: '.settling',
          actions: { type: 'setTopics', params: ({ event }) => event.topics },
        },
        'attention.lost': { target: '.quiet', actions: { type: 'setWatched', params: false } },
        'connection.lost': { target: '.quiet', actions: { type: 'setOnline', params: false } },
      },
      states: {
        deciding: { always: [{ guard: 'isWorthIt', target: 'connected' }, { target: 'quiet' }] },
        quiet: {
          on: {
            'tabs.shown': {
              target: 'deciding',
              actions: ['cancelAttentionTimeout', { type: 'setWatched', params: true }],
            },
            'connection.returned': { target: 'deciding', actions: { type: 'setOnline', params: true } },
          },
        },
        settling: { after: { settleDelay: 'deciding' } },
        connected: {
          tags: 'connected',
          invoke: {
            id: 'readStream',
            src: 'readStream',
            input: ({ context: { topics, lastId } }) => ({ topics, lastId }),
            onError: { target: 'waiting', actions: 'countFailure' },
          },
          initial: 'opening',
          on: {
            'stream.heard': {
              actions: [
                { type: 'setLastId', params: ({ event }) => event.event },
                { type: 'spread', params: ({ event }) => event.event },
              ],
            },
            'stream.ended': { target: 'waiting', actions: 'countFailure' },
            'stream.declined': 'quiet',
          },
          states: {
            opening: {
              on: { 'stream.opened': { target: 'open', actions: 'clearFailures' } },
              after: { openTimeout: { target: '#liveUpdates.leading.waiting', actions: 'countFailure' } },
            },
            open: {},
          },
        },
        waiting: {
          on: {
            'tabs.shown': {
              target: 'deciding',
              actions: ['cancelAttentionTimeout', { type: 'setWatched', params: true }],
            },
          },
          after: { pause: 'deciding' },
        },
      },
    },
  },
})

/** A second, and twice as long after each further failure, up to half a minute; half of it by chance, so that not all come at once. */
export function pauseMs(failures: number, jitter: number): number {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1))
  return Math.round(whole * (0.5 + jitter / 2))
}
