import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { EditedAlert, SaveAlertOutput } from '#machines/alert-editor/alert-editor.machine.ts'
import { AddAlertDocument } from '#src/api/generated/documents/add-alert.ts'
import { UpdateAlertDocument } from '#src/api/generated/documents/update-alert.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { refusalOf } from '../alert-problem.ts'
import { alertFilterInput } from './alert-filter-input.ts'

/** Makes an alert for a search, or changes the one that there is; rejects when nobody can tell whether it was saved. */
export async function saveAlert(
  execute: ExecuteDocument,
  { alertId, draft, idempotencyKey }: EditedAlert,
  { search, signal }: { search: SearchParameters | null; signal: AbortSignal },
): Promise<SaveAlertOutput> {
  const { name, isPartlyInRange, ...delivery } = draft
  const wanted = { name: name.trim(), isPartlyInRange, delivery }
  try {
    if (alertId !== null) {
      const { updateAlert } = await execute(UpdateAlertDocument, { input: { id: alertId, ...wanted } }, { signal })
      return { ok: true, alertId: updateAlert.alert.id }
    }
    if (search === null) throw new Error('A new alert needs its search.')
    const input = { ...wanted, filter: alertFilterInput(search), idempotencyKey }
    const { addAlert } = await execute(AddAlertDocument, { input }, { signal })
    return { ok: true, alertId: addAlert.alert.id }
  } catch (problem) {
    const reason = refusalOf(problem)
    if (reason === null || !(problem instanceof Error)) throw problem
    return { ok: false, reason, message: problem.message }
  }
}
