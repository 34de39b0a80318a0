import type { AlertChange, AlertChangeKind, ChangeAlertOutput } from '#machines/alerts/alerts.machine.ts'
import { DeleteAlertDocument } from '#src/api/generated/documents/delete-alert.ts'
import { DeleteAlertNewListingDocument } from '#src/api/generated/documents/delete-alert-new-listing.ts'
import { UndoDeleteAlertDocument } from '#src/api/generated/documents/undo-delete-alert.ts'
import { UpdateAlertDocument } from '#src/api/generated/documents/update-alert.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { refusalOf } from './alert-problem.ts'

type Call = (execute: ExecuteDocument, alertId: string, options: { signal: AbortSignal }) => Promise<unknown>

const pausing =
  (isPaused: boolean): Call =>
  (execute, id, options) =>
    execute(UpdateAlertDocument, { input: { id, isPaused } }, options)

const calls: Readonly<Record<AlertChangeKind, Call>> = {
  pause: pausing(true),
  resume: pausing(false),
  delete: (execute, alertId, options) => execute(DeleteAlertDocument, { alertId }, options),
  undoDelete: (execute, alertId, options) => execute(UndoDeleteAlertDocument, { alertId }, options),
  markSeen: (execute, alertId, options) => execute(DeleteAlertNewListingDocument, { alertId }, options),
}

/** Changes one alert; rejects when nobody can tell whether it was changed. */
export async function changeAlert(
  execute: ExecuteDocument,
  change: AlertChange | undefined,
  signal: AbortSignal,
): Promise<ChangeAlertOutput> {
  if (change === undefined) throw new Error('There is nothing to change.')
  try {
    await calls[change.kind](execute, change.alertId, { signal })
    return { ok: true }
  } catch (problem) {
    const reason = refusalOf(problem)
    if (reason === null) throw problem
    return { ok: false, reason }
  }
}
