import { fromPromise } from 'xstate'
import { type AlertChange, alertsMachine, type ChangeAlertOutput } from '#machines/alerts/alerts.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const changes = {
  pauseOne: { alertId: '1', name: 'Terraces in Fitzroy', kind: 'pause' },
  deleteOne: { alertId: '1', name: 'Terraces in Fitzroy', kind: 'delete' },
  undoOne: { alertId: '1', name: 'Terraces in Fitzroy', kind: 'undoDelete' },
  pauseTwo: { alertId: '2', name: 'Flats in Carlton', kind: 'pause' },
} as const satisfies Record<string, AlertChange>

export const changed: ChangeAlertOutput = { ok: true }
export const refused: ChangeAlertOutput = { ok: false, reason: 'SESSION_ENDED' }

/** Everything that can happen to the alerts of a page, the outcomes of requests included. */
const alertsEvents = [
  ...Object.values(changes).map((change) => ({ type: 'change.requested', change })),
  { type: 'reading.requested' },
  { type: 'network.returned' },
  { type: 'failure.dismissed', alertId: '1' },
  { type: 'deletion.dismissed', alertId: '1' },
  { type: 'xstate.done.actor.readAlerts' },
  { type: 'xstate.error.actor.readAlerts' },
  { type: 'xstate.after.answerTimeout.alerts.loading' },
  { type: 'xstate.done.actor.changeAlert', output: changed },
  { type: 'xstate.done.actor.changeAlert', output: refused },
  { type: 'xstate.error.actor.changeAlert' },
  { type: 'xstate.after.answerTimeout.alerts.loaded.changing' },
]

const never = () => new Promise<never>(() => {})

/** The machine without surroundings: requests that are never answered. */
export const stillAlerts = alertsMachine.provide({
  actors: {
    readAlerts: fromPromise<void>(never),
    changeAlert: fromPromise<ChangeAlertOutput, AlertChange | undefined>(never),
  },
})

export const alertsPaths = transitionPaths(stillAlerts, alertsEvents)
