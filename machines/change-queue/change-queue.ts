import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** What a member wants done with one thing of theirs; `name` is what is said of it once it is gone. */
export type QueuedChange = { id: string; name: string; kind: string }
export type ChangeRefusal = 'SESSION_ENDED' | 'GONE' | 'REFUSED'
/** `message`: the portal's own words, empty where it said nothing. GONE: the portal has no such thing of this member any more. */
export type RefusedChange = { reason: ChangeRefusal; message: string }
/** `id`: of what was changed, also of what was just made. Rejects when no answer came. */
export type ChangeOutput = { ok: true; id: string } | ({ ok: false } & RefusedChange)
export type ChangeFailure<Change> = { change: Change; reason: ChangeRefusal | 'UNREACHABLE'; message: string }
export type Deleted = Pick<QueuedChange, 'id' | 'name'>

type Context<Change> = {
  /** The first is under way, the others wait for it. */
  changes: readonly Change[]
  failures: readonly ChangeFailure<Change>[]
  /** What can be brought back. */
  deleted: readonly Deleted[]
  /** The last change that was made, and of what. */
  done: { change: Change; id: string } | null
}

const missing = missingPartsOf('changeQueue')

const unreachable = { reason: 'UNREACHABLE', message: '' } as const

const queue = <Change extends QueuedChange>() =>
  setup({
    types: {} as {
      context: Context<Change>
      events:
        | { type: 'reading.requested' }
        | { type: 'network.returned' }
        | { type: 'change.requested'; change: Change }
        | { type: 'failure.dismissed'; id: string }
        | { type: 'deletion.dismissed'; id: string }
      tags: 'busy'
    },
    actors: {
      read: fromPromise<void>(missing('read')),
      makeChange: fromPromise<ChangeOutput, { change: Change | undefined }>(missing('makeChange')),
    },
    actions: {
      setAnswer: assign(({ context }, output: ChangeOutput) => answered(context, output)),
      giveUp: assign(({ context }) => failed(context, unreachable)),
      giveUpAll: assign(({ context: { changes, failures } }) => ({
        changes: [],
        failures: [...failures, ...changes.map((change) => ({ change, ...unreachable }))],
      })),
    },
    guards: { hasChanges: ({ context }) => context.changes.length > 0 },
    delays: { answerTimeout: 20_000 },
  })

/**
 * What alerts and collections have in common, under a name of its own: things of a member for as long as a page shows them, read and
 * then changed one after the other.
 */
export const createChangeQueue = <Change extends QueuedChange>(id: string) =>
  queue<Change>().createMachine({
    id,
    context: { changes: [], failures: [], deleted: [], done: null },
    initial: 'loading',
    on: {
      'change.requested': {
        guard: function isFree({ context, event }) {
          return context.changes.every((change) => change.id !== event.change.id)
        },
        actions: assign(({ context, event }) => taken(context, event.change)),
      },
      'failure.dismissed': {
        actions: assign(({ context, event }) => ({ failures: withoutChange(context.failures, event.id) })),
      },
      'deletion.dismissed': {
        actions: assign(({ context, event }) => ({ deleted: without(context.deleted, event.id) })),
      },
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: { id: 'read', src: 'read', onDone: 'loaded', onError: { target: 'error', actions: 'giveUpAll' } },
        after: { answerTimeout: { target: 'error', actions: 'giveUpAll' } },
      },
      error: {
        on: {
          'reading.requested': 'loading',
          'network.returned': 'loading',
          'change.requested': {
            target: 'loading',
            actions: assign(({ context, event }) => taken(context, event.change)),
          },
        },
      },
      loaded: {
        initial: 'idle',
        states: {
          idle: {
            always: { guard: 'hasChanges', target: 'changing' },
            on: { 'reading.requested': `#${id}.loading` },
          },
          changing: {
            invoke: {
              id: 'makeChange',
              src: 'makeChange',
              input: ({ context }) => ({ change: context.changes[0] }),
              onDone: { target: 'idle', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
              onError: { target: 'idle', actions: 'giveUp' },
            },
            after: { answerTimeout: { target: 'idle', actions: 'giveUp' } },
          },
        },
      },
    },
  })

const without = (items: readonly Deleted[], id: string) => items.filter((item) => item.id !== id)

const withoutChange = <Change extends QueuedChange>(failures: readonly ChangeFailure<Change>[], id: string) =>
  failures.filter(({ change }) => change.id !== id)

const taken = <Change extends QueuedChange>({ changes, failures }: Context<Change>, change: Change) => ({
  changes: [...changes, change],
  failures: withoutChange(failures, change.id),
})

function answered<Change extends QueuedChange>(
  context: Context<Change>,
  output: ChangeOutput,
): Partial<Context<Change>> {
  if (!output.ok) return failed(context, output)
  const [change, ...changes] = context.changes
  if (change === undefined) return {}
  const others = without(context.deleted, change.id)
  const { id, name, kind } = change
  return {
    changes,
    deleted: kind === 'delete' ? [...others, { id, name }] : others,
    done: { change, id: output.id },
  }
}

function failed<Change extends QueuedChange>(
  { changes: [change, ...changes], failures }: Context<Change>,
  { reason, message }: Omit<ChangeFailure<Change>, 'change'>,
): Partial<Context<Change>> {
  return change === undefined ? {} : { changes, failures: [...failures, { change, reason, message }] }
}
