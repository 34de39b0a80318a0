import type { AlertChange, AlertChangeKind } from '#machines/alerts/alerts.machine.ts'
import type { ChangeOutput } from '#machines/change-queue/change-queue.ts'
import { DeleteAlertDocument } from '#src/api/generated/documents/delete-alert.ts'
import { DeleteAlertNewListingDocument } from '#src/api/generated/documents/delete-alert-new-listing.ts'
import { UndoDeleteAlertDocument } from '#src/api/generated/documents/undo-delete-alert.ts'
import { UpdateAlertDocument } from '#src/api/generated/documents/update-alert.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { refusalOf } from '#src/shared/member-list/refusal-of.ts'

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
  change: AlertChange,
  signal: AbortSignal,
): Promise<ChangeOutput> {
  try {
    await calls[change.kind](execute, change.id, { signal })
    return { ok: true, id: change.id }
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (refusal === null) throw problem
    return { ok: false, ...refusal }
  }
}
