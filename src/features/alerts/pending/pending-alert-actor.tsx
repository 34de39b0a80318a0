import { type Actor, createActor, fromPromise } from 'xstate'
import { type CreatePendingOutput, pendingAlertMachine } from '#machines/pending-alert/pending-alert.machine.ts'
import { noteSavedHere } from '#src/shared/alerts/saved-here.ts'
import type { IslandContext } from '#src/shared/feature/define-feature.ts'
import { preparePageNotice } from '#src/shared/notice/page-notice.tsx'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { refreshAlerts } from '../alert-queries.ts'
import { pendingCopy as copy } from '../alerts.copy.ts'
import { readAlertCount } from '../badge/read-alert-count.ts'
import { showAlertNotice } from './alert-notice.tsx'
import { createPendingAlerts } from './create-pending-alerts.ts'
import { UNSAVED_ALERT_KEY } from './has-unsaved-alert.ts'
import { removeUnsavedAlerts, unsavedAlerts } from './unsaved-alert.ts'

export type PendingAlertActor = Actor<typeof pendingAlertMachine>
type Surroundings = Pick<IslandContext, 'queryClient' | 'execute'>

let actor: PendingAlertActor | null = null

/** The life of the alerts that wait for their member: the same for everyone on the page, from the first one on. */
export const pendingAlert = (surroundings: Surroundings): PendingAlertActor => (actor ??= startPending(surroundings))

const memberId = (): number | null => {
  const session = readSession()
  return session.status === 'member' ? session.member.id : null
}

function startPending({ queryClient, execute }: Surroundings): PendingAlertActor {
  preparePageNotice()
  let hasToldFailure = false
  const started = createActor(
    pendingAlertMachine.provide({
      actors: {
        createPending: fromPromise<CreatePendingOutput>(({ signal }) => {
          const id = memberId()
          if (id === null) return Promise.resolve({ ok: false, reason: 'SESSION_ENDED' })
          return createPendingAlerts({ execute, memberId: id, signal })
        }),
      },
      actions: {
        clearPending: removeUnsavedAlerts,
        announceCreated: (_, output) => {
          hasToldFailure = false
          if (!output.ok || output.alert === null) return
          noteSavedHere(output.alert.alertId)
          showAlertNotice({ tone: 'success', text: copy.created(output.alert.name), alert: output.alert })
          void refreshAlerts(queryClient)
          void readAlertCount(execute)
        },
        announceFailure: (_, reason) => {
          // Each try says the same.
          if (hasToldFailure) return
          hasToldFailure = true
          showAlertNotice({ tone: 'danger', text: copy.failed[reason], leadsToAlerts: true })
        },
      },
    }),
    { input: { hasMember: memberId() !== null, hasPending: unsavedAlerts().length > 0 } },
  ).start()
  followSurroundings(started)
  return started
}

function followSurroundings(started: PendingAlertActor) {
  let known = memberId()
  onSessionChange(() => {
    const { status } = readSession()
    const next = status === 'unknown' ? known : memberId()
    if (next === known) return
    if (known !== null) started.send({ type: 'member.left' })
    if (next !== null) started.send({ type: 'member.arrived' })
    known = next
  })
  window.addEventListener('online', () => started.send({ type: 'network.returned' }))
  // Told of what other tabs do, and not of what this one does.
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== UNSAVED_ALERT_KEY) return
    started.send({ type: unsavedAlerts().length > 0 ? 'alert.kept' : 'alert.takenElsewhere' })
  })
}
