import { fromPromise } from 'xstate'
import { pendingAlertMachine } from '#machines/pending-alert/pending-alert.machine.ts'
import { pendingCollectionMachine } from '#machines/pending-collection/pending-collection.machine.ts'
import type { createPendingSubmission, SubmissionOutput } from '#machines/pending-submission/pending-submission.ts'
import { transitionPaths } from './machine-paths.ts'

export const outcomes = {
  created: { ok: true, created: { id: '7' } },
  taken: { ok: true, created: null },
  sessionEnded: { ok: false, reason: 'SESSION_ENDED' },
  ofAnother: { ok: false, reason: 'OF_ANOTHER' },
  refused: { ok: false, reason: 'REFUSED' },
} as const satisfies Record<string, SubmissionOutput<{ id: string }>>

/** Everything that can happen to what waits for its member, the outcomes of requests included. */
const pendingSubmissionEvents = (id: string) => [
  { type: 'submission.kept' },
  { type: 'submission.dropped' },
  { type: 'submission.takenElsewhere' },
  { type: 'submission.requested' },
  { type: 'member.arrived' },
  { type: 'member.left' },
  { type: 'network.returned' },
  ...Object.values(outcomes).map((output) => ({ type: 'xstate.done.actor.createPending', output })),
  { type: 'xstate.error.actor.createPending' },
  { type: `xstate.after.answerTimeout.${id}.creating` },
  { type: `xstate.after.retryDelay.${id}.failed` },
  { type: 'xstate.done.actor.finish' },
  { type: 'xstate.error.actor.finish' },
  { type: `xstate.after.answerTimeout.${id}.finishing` },
  { type: `xstate.after.retryDelay.${id}.unfinished` },
]

const never = () => new Promise<never>(() => {})

/** The machine without surroundings: requests that are never answered, and nobody who is told. */
const still = <Created>(machine: ReturnType<typeof createPendingSubmission<Created>>) =>
  machine.provide({
    actors: { createPending: fromPromise<SubmissionOutput<Created>>(never), finish: fromPromise<void>(never) },
    actions: { clearPending: () => {}, announceCreated: () => {}, announceFailure: () => {} },
  })

export const stillPendingAlert = still(pendingAlertMachine)
export const stillPendingCollection = still(pendingCollectionMachine)

export const pendingInputs = {
  nothing: { hasMember: false, hasPending: false, isUnfinished: false },
  afterReload: { hasMember: false, hasPending: true, isUnfinished: true },
  unfinished: { hasMember: false, hasPending: false, isUnfinished: true },
} as const

export const pendingAlertWalks = [pendingInputs.nothing, { ...pendingInputs.afterReload, isUnfinished: false }].map(
  (input) => ({ input, paths: transitionPaths(stillPendingAlert, pendingSubmissionEvents('pendingAlert'), input) }),
)
export const pendingCollectionWalks = Object.values(pendingInputs).map((input) => ({
  input,
  paths: transitionPaths(stillPendingCollection, pendingSubmissionEvents('pendingCollection'), input),
}))
