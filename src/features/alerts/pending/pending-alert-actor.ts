import { type CreatedAlert, pendingAlertMachine } from '#machines/pending-alert/pending-alert.machine.ts'
import { addSavedHere } from '#src/shared/member-list/alerts/saved-here.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { type PendingActor, startPending } from '#src/shared/member-list/start-pending.ts'
import { refreshAlerts } from '../alert-queries.ts'
import { pendingCopy as copy } from '../alerts.copy.ts'
import { readAlertCount } from '../badge/read-alert-count.ts'
import { showAlertNotice } from './alert-notice.tsx'
import { createPendingAlerts } from './create-pending-alerts.ts'
import { UNSAVED_ALERT_KEY } from './has-unsaved-alert.ts'
import { removeUnsavedAlerts, unsavedAlerts } from './unsaved-alert.ts'

type Surroundings = Pick<IslandContext, 'queryClient' | 'execute'>

let actor: PendingActor<CreatedAlert> | null = null

/** The life of the alerts that wait for their member: the same for everyone on the page, from the first one on. */
export const pendingAlert = ({ queryClient, execute }: Surroundings): PendingActor<CreatedAlert> =>
  (actor ??= startPending(pendingAlertMachine, {
    storageKey: UNSAVED_ALERT_KEY,
    hasPending: () => unsavedAlerts().length > 0,
    create: ({ id }, signal) => createPendingAlerts({ execute, memberId: id, signal }),
    finish: () => Promise.all([refreshAlerts(queryClient), readAlertCount(execute)]),
    clear: removeUnsavedAlerts,
    announceCreated: (alert) => {
      addSavedHere(alert.id)
      showAlertNotice({ tone: 'success', text: copy.created(alert.name), alert })
    },
    announceFailure: (reason) => showAlertNotice({ tone: 'danger', text: copy.failed[reason], leadsToAlerts: true }),
  }))
