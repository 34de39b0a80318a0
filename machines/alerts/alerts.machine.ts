import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type AlertChangeKind = 'pause' | 'resume' | 'delete' | 'undoDelete' | 'markSeen'
/** What a member wants done with one alert; `name` is what is said of it once it is gone. */
export type AlertChange = { alertId: string; name: string; kind: AlertChangeKind }
/** Rejects when no answer came. GONE: the portal has no such alert of this member any more. */
export type ChangeAlertOutput = { ok: true } | { ok: false; reason: AlertRefusal }
export type AlertRefusal = 'SESSION_ENDED' | 'GONE' | 'REFUSED'
export type AlertFailure = AlertChange & { reason: AlertRefusal | 'UNREACHABLE' }
export type DeletedAlert = { alertId: string; name: string }

type Context = {
  /** The first is under way, the others wait for it. */
  changes: readonly AlertChange[]
  failures: readonly AlertFailure[]
  /** What can be brought back. */
  deleted: readonly DeletedAlert[]
}

const missing = missingPartsOf('alertsMachine')

/**
 * The alerts of a member for as long as a page shows them: read, then changed one after the other.
 * Never two requests in flight; a second change of an alert whose change is not done yet is not taken. A change that failed
 * leaves the alert as it was and is told until it is tried again or dismissed. Reading again keeps what is shown. What an
 * alert is made of is the query's, not this machine's. Owned by the pages of alerts.
 */
export const alertsMachine = setup({
  types: {} as {
    context: Context
    events:
      | { type: 'reading.requested' }
      | { type: 'network.returned' }
      | { type: 'change.requested'; change: AlertChange }
      | { type: 'failure.dismissed'; alertId: string }
      | { type: 'deletion.dismissed'; alertId: string }
    tags: 'busy'
  },
  actors: {
    readAlerts: fromPromise<void>(missing('readAlerts')),
    changeAlert: fromPromise<ChangeAlertOutput, AlertChange | undefined>(missing('changeAlert')),
  },
  actions: {
    takeChange: assign(({ context: { changes, failures } }, change: AlertChange) => ({
      changes: [...changes, change],
      failures: withoutAlert(failures, change.alertId),
    })),
    noteDone: assign(({ context: { changes, deleted } }) => {
      const [done, ...waiting] = changes
      return { changes: waiting, deleted: done === undefined ? deleted : deletedAfter(deleted, done) }
    }),
    noteFailure: assign(({ context: { changes, failures } }, reason: AlertFailure['reason']) => {
      const [failed, ...waiting] = changes
      return { changes: waiting, failures: failed === undefined ? failures : [...failures, { ...failed, reason }] }
    }),
    dismissFailure: assign(({ context }, alertId: string) => ({
      failures: withoutAlert(context.failures, alertId),
    })),
    dismissDeletion: assign(({ context }, alertId: string) => ({ deleted: withoutAlert(context.deleted, alertId) })),
  },
  guards: {
    isFree: ({ context }, { alertId }: AlertChange) => context.changes.every((change) => change.alertId !== alertId),
    hasChanges: ({ context }) => context.changes.length > 0,
    wasAccepted: (_, output: ChangeAlertOutput) => output.ok,
  },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'alerts',
  context: { changes: [], failures: [], deleted: [] },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: { id: 'readAlerts', src: 'readAlerts', onDone: 'loaded', onError: 'error' },
      after: { answerTimeout: 'error' },
    },
    error: { on: { 'reading.requested': 'loading', 'network.returned': 'loading' } },
    loaded: {
      initial: 'idle',
      on: {
        'change.requested': {
          guard: { type: 'isFree', params: ({ event }) => event.change },
          actions: { type: 'takeChange', params: ({ event }) => event.change },
        },
        'failure.dismissed': { actions: { type: 'dismissFailure', params: ({ event }) => event.alertId } },
        'deletion.dismissed': { actions: { type: 'dismissDeletion', params: ({ event }) => event.alertId } },
      },
      states: {
        idle: { always: { guard: 'hasChanges', target: 'changing' }, on: { 'reading.requested': '#alerts.loading' } },
        changing: {
          invoke: {
            id: 'changeAlert',
            src: 'changeAlert',
            input: ({ context }) => context.changes[0],
            onDone: [
              {
                guard: { type: 'wasAccepted', params: ({ event }) => event.output },
                target: 'idle',
                actions: 'noteDone',
              },
              {
                target: 'idle',
                actions: {
                  type: 'noteFailure',
                  params: ({ event }) => (event.output.ok ? 'REFUSED' : event.output.reason),
                },
              },
            ],
            onError: { target: 'idle', actions: { type: 'noteFailure', params: 'UNREACHABLE' } },
          },
          after: { answerTimeout: { target: 'idle', actions: { type: 'noteFailure', params: 'UNREACHABLE' } } },
        },
      },
    },
  },
})

const withoutAlert = <Item extends { alertId: string }>(items: readonly Item[], alertId: string): readonly Item[] =>
  items.filter((item) => item.alertId !== alertId)

function deletedAfter(deleted: readonly DeletedAlert[], { alertId, name, kind }: AlertChange): readonly DeletedAlert[] {
  const others = withoutAlert(deleted, alertId)
  return kind === 'delete' ? [...others, { alertId, name }] : others
}
