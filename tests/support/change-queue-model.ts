import { fromPromise } from 'xstate'
import { alertsMachine } from '#machines/alerts/alerts.machine.ts'
import type { ChangeOutput, createChangeQueue, QueuedChange } from '#machines/change-queue/change-queue.ts'
import { collectionsMachine } from '#machines/collections/collections.machine.ts'
import { transitionPaths } from './machine-paths.ts'

const one = { id: '1', name: 'By the sea' }
export const changes = {
  deleteOne: { ...one, kind: 'delete' },
  undoOne: { ...one, kind: 'undoDelete' },
  deleteTwo: { id: '2', name: 'Flats', kind: 'delete' },
} as const satisfies Record<string, QueuedChange>

export const changed: ChangeOutput = { ok: true, id: '1' }
export const refused: ChangeOutput = { ok: false, reason: 'REFUSED', message: 'Failed to update Collection' }

/** Everything that can happen to the changes of a page, the outcomes of requests included. */
const changeQueueEvents = (id: string) => [
  ...Object.values(changes).map((change) => ({ type: 'change.requested', change })),
  { type: 'reading.requested' },
  { type: 'network.returned' },
  { type: 'failure.dismissed', id: '1' },
  { type: 'deletion.dismissed', id: '1' },
  { type: 'xstate.done.actor.read' },
  { type: 'xstate.error.actor.read' },
  { type: `xstate.after.answerTimeout.${id}.loading` },
  { type: 'xstate.done.actor.makeChange', output: changed },
  { type: 'xstate.done.actor.makeChange', output: refused },
  { type: 'xstate.error.actor.makeChange' },
  { type: `xstate.after.answerTimeout.${id}.loaded.changing` },
]

const never = () => new Promise<never>(() => {})

/** The machine without surroundings: requests that are never answered. */
export const still = <Change extends QueuedChange>(machine: ReturnType<typeof createChangeQueue<Change>>) =>
  machine.provide({
    actors: {
      read: fromPromise<void>(never),
      makeChange: fromPromise<ChangeOutput, { change: Change | undefined }>(never),
    },
  })

export const stillAlerts = still(alertsMachine)
export const stillCollections = still(collectionsMachine)

export const alertsPaths = transitionPaths(stillAlerts, changeQueueEvents('alerts'))
export const collectionsPaths = transitionPaths(stillCollections, changeQueueEvents('collections'))
