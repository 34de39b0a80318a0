import { assign, fromPromise, raise, setup } from 'xstate'
import {
  TRACKING_FLUSH_COUNT,
  TRACKING_FLUSH_DELAY,
  TRACKING_POST_DELAY,
  TRACKING_POST_RETRIES,
} from '#domain/lookups/limits.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** One thing that happened with a listing or an agent. */
export type TrackedRecord = { type: number; pageType: string; id: number }
/** `hasMore`: not everything fitted into the post. Rejects when what was posted has to be posted again. */
export type PostOutput = { hasMore: boolean }

type Context = { records: readonly TrackedRecord[]; retries: number; hasMore: boolean }

const missing = missingPartsOf('recordTracking')

const recordTracking = setup({
  types: {} as {
    context: Context
    events:
      | { type: 'record.made'; record: TrackedRecord }
      | { type: 'cache.changed' }
      | { type: 'page.hidden' }
      | { type: 'post.requested' }
      | { type: 'consent.withdrawn' }
    tags: 'busy'
  },
  actors: { postCache: fromPromise<PostOutput>(missing('postCache')) },
  actions: {
    takeRecord: assign(({ context }, record: TrackedRecord) => ({ records: [...context.records, record] })),
    emptyMemory: assign({ records: [] }),
    cacheRecords: (...[, records]: [unknown, readonly TrackedRecord[]]) =>
      missing(`cacheRecords for ${records.length}`)(),
    forgetCache: missing('forgetCache'),
    logFailure: missing('logFailure'),
    countRetry: assign(({ context }) => ({ retries: context.retries + 1 })),
    resetRetries: assign({ retries: 0 }),
    setMore: assign({ hasMore: true }),
    forgetMore: assign({ hasMore: false }),
  },
  guards: {
    mayRecord: missing('mayRecord'),
    mayPost: missing('mayPost'),
    isMemoryFull: ({ context }) => context.records.length >= TRACKING_FLUSH_COUNT,
    hasMore: ({ context }, output: PostOutput) => output.hasMore || context.hasMore,
    hasRetriesLeft: ({ context }) => context.retries < TRACKING_POST_RETRIES,
  },
  delays: { flushDelay: TRACKING_FLUSH_DELAY, postDelay: TRACKING_POST_DELAY },
})

const initialContext: Context = { records: [], retries: 0, hasMore: false }

/** The flow that listingTracking and agentTracking have in common (docs/product.md, section 12.4), under a name of its own. */
export const createRecordTracking = (id: string) =>
  recordTracking.createMachine({
    id,
    context: initialContext,
    type: 'parallel',
    states: {
      memory: {
        initial: 'empty',
        states: {
          empty: {
            on: {
              'record.made': {
                guard: 'mayRecord',
                target: 'holding',
                actions: { type: 'takeRecord', params: ({ event }) => event.record },
              },
              'consent.withdrawn': { actions: 'forgetCache' },
            },
          },
          holding: {
            always: { guard: 'isMemoryFull', target: 'flushing' },
            after: { flushDelay: 'flushing' },
            on: {
              'record.made': {
                guard: 'mayRecord',
                actions: { type: 'takeRecord', params: ({ event }) => event.record },
              },
              'page.hidden': { target: 'flushing', actions: raise({ type: 'post.requested' }) },
              'consent.withdrawn': { target: 'empty', actions: ['emptyMemory', 'forgetCache'] },
            },
          },
          flushing: {
            entry: [
              { type: 'cacheRecords', params: ({ context }) => context.records },
              'emptyMemory',
              raise({ type: 'cache.changed' }),
            ],
            always: 'empty',
          },
        },
      },
      posting: {
        initial: 'idle',
        states: {
          idle: { on: { 'cache.changed': 'waiting', 'post.requested': { guard: 'mayPost', target: 'underWay' } } },
          waiting: {
            after: { postDelay: [{ guard: 'mayPost', target: 'underWay' }, { target: 'idle' }] },
            on: {
              'cache.changed': { target: 'waiting', reenter: true },
              'page.hidden': { guard: 'mayPost', target: 'underWay' },
              'post.requested': { guard: 'mayPost', target: 'underWay' },
              'consent.withdrawn': { target: 'idle', actions: 'resetRetries' },
            },
          },
          underWay: {
            tags: 'busy',
            entry: 'forgetMore',
            invoke: {
              id: 'postCache',
              src: 'postCache',
              onDone: [
                {
                  guard: { type: 'hasMore', params: ({ event }) => event.output },
                  target: 'waiting',
                  actions: 'resetRetries',
                },
                { target: 'idle', actions: 'resetRetries' },
              ],
              onError: [
                { guard: 'hasRetriesLeft', target: 'waiting', actions: 'countRetry' },
                { target: 'idle', actions: ['logFailure', 'resetRetries'] },
              ],
            },
            on: { 'cache.changed': { actions: 'setMore' }, 'consent.withdrawn': 'idle' },
          },
        },
      },
    },
  })
