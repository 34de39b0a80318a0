import { fromPromise } from 'xstate'
import {
  type AlertDraft,
  alertEditorMachine,
  type EditedAlert,
  type PreparedAlert,
  type SaveAlertOutput,
} from '#machines/alert-editor/alert-editor.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const draft: AlertDraft = {
  name: '',
  frequency: 'immediately',
  isByEmail: true,
  isByPush: false,
  isPartlyInRange: true,
  search: null,
}
export const namedDraft: AlertDraft = { ...draft, name: 'Terraces in Fitzroy' }

export const newAlert: EditedAlert = { alertId: null, draft, suggestedName: null, idempotencyKey: 'the-first-key-0001' }
export const knownAlert: EditedAlert = {
  alertId: '7',
  draft: namedDraft,
  suggestedName: 'Buy in Fitzroy',
  idempotencyKey: 'the-first-key-0001',
}

export const prepared = {
  new: { suggestedName: 'Buy in Fitzroy', existingId: null },
  existing: { suggestedName: 'Buy in Fitzroy', existingId: '3' },
} as const satisfies Record<string, PreparedAlert>

export const outcomes = {
  saved: { ok: true, alertId: '7' },
  sessionEnded: { ok: false, reason: 'SESSION_ENDED', message: 'Please log in first.' },
  refused: { ok: false, reason: 'REFUSED', message: 'A name has at most 100 characters.' },
} as const satisfies Record<string, SaveAlertOutput>

/** Everything that can happen to an alert that is made or changed, the outcomes of requests included. */
const alertEditorEvents = [
  { type: 'draft.changed', draft: namedDraft },
  { type: 'draft.changed', draft },
  { type: 'alert.submitted', isMember: true },
  { type: 'alert.submitted', isMember: false },
  { type: 'name.suggested', name: 'Buy in Carlton' },
  { type: 'member.returned' },
  ...Object.values(prepared).map((output) => ({ type: 'xstate.done.actor.prepareAlert', output })),
  { type: 'xstate.error.actor.prepareAlert' },
  { type: 'xstate.after.prepareTimeout.alertEditor.preparing' },
  ...Object.values(outcomes).map((output) => ({ type: 'xstate.done.actor.saveAlert', output })),
  { type: 'xstate.error.actor.saveAlert' },
  { type: 'xstate.after.answerTimeout.alertEditor.saving' },
]

const never = () => new Promise<never>(() => {})

/** The machine without surroundings: requests that are never answered, and nobody who is told. */
export const stillAlertEditor = alertEditorMachine.provide({
  actors: {
    prepareAlert: fromPromise<PreparedAlert>(never),
    saveAlert: fromPromise<SaveAlertOutput, EditedAlert>(never),
  },
  actions: { savePending: () => {}, notifySaved: () => {} },
})

export const newAlertPaths = transitionPaths(stillAlertEditor, alertEditorEvents, newAlert)
export const knownAlertPaths = transitionPaths(stillAlertEditor, alertEditorEvents, knownAlert)
