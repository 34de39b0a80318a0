import { fromPromise } from 'xstate'
import { type CreatePendingOutput, pendingAlertMachine } from '#machines/pending-alert/pending-alert.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const outcomes = {
  created: { ok: true, alert: { alertId: '7', name: 'Terraces in Fitzroy', path: '/alerts/7' } },
  taken: { ok: true, alert: null },
  sessionEnded: { ok: false, reason: 'SESSION_ENDED' },
  ofAnother: { ok: false, reason: 'OF_ANOTHER' },
  refused: { ok: false, reason: 'REFUSED' },
} as const satisfies Record<string, CreatePendingOutput>

/** Everything that can happen to an alert that waits for its member, the outcomes of its request included. */
const pendingAlertEvents = [
  { type: 'alert.kept' },
  { type: 'alert.dropped' },
  { type: 'alert.takenElsewhere' },
  { type: 'member.arrived' },
  { type: 'member.left' },
  { type: 'network.returned' },
  { type: 'creation.requested' },
  ...Object.values(outcomes).map((output) => ({ type: 'xstate.done.actor.createPending', output })),
  { type: 'xstate.error.actor.createPending' },
  { type: 'xstate.after.answerTimeout.pendingAlert.creating' },
  { type: 'xstate.after.retryDelay.pendingAlert.failed' },
]

/** The machine without surroundings: a request that is never answered, and nobody who is told. */
export const stillPendingAlert = pendingAlertMachine.provide({
  actors: { createPending: fromPromise<CreatePendingOutput>(() => new Promise(() => {})) },
  actions: { clearPending: () => {}, announceCreated: () => {}, announceFailure: () => {} },
})

const nobody = { hasMember: false, hasPending: false }
export const pendingInputs = {
  nothing: nobody,
  afterReload: { hasMember: false, hasPending: true },
} as const

export const nothingPendingPaths = transitionPaths(stillPendingAlert, pendingAlertEvents, pendingInputs.nothing)
export const afterReloadPaths = transitionPaths(stillPendingAlert, pendingAlertEvents, pendingInputs.afterReload)
