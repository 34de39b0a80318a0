import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { AlertDraft, EditedAlert, SaveAlertOutput } from '#machines/alert-editor/alert-editor.machine.ts'
import { AddAlertDocument } from '#src/api/generated/documents/add-alert.ts'
import { UpdateAlertDocument } from '#src/api/generated/documents/update-alert.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { refusalOf } from '#src/shared/member-list/refusal-of.ts'
import { alertFilterInput } from './alert-filter-input.ts'

type Surroundings = {
  /** What a new alert looks for. */
  search: SearchParameters | null
  /** What the portal calls an alert that looks for something else now. */
  nameOf?: (draft: AlertDraft, search: SearchParameters) => Promise<string>
  signal: AbortSignal
}

/** Makes an alert for a search, or changes the one that there is; rejects when nobody can tell whether it was saved. */
export async function saveAlert(
  execute: ExecuteDocument,
  { alertId, draft, suggestedName, idempotencyKey }: EditedAlert,
  { search, nameOf, signal }: Surroundings,
): Promise<SaveAlertOutput> {
  const { frequency, isByEmail, isByPush, isPartlyInRange } = draft
  const wanted = { isPartlyInRange, delivery: { frequency, isByEmail, isByPush } }
  try {
    if (alertId !== null) {
      // What the search is called may not have been read yet.
      const isCalledByItsSearch = draft.name === suggestedName
      const name = isCalledByItsSearch && draft.search && nameOf ? await nameOf(draft, draft.search) : draft.name.trim()
      const change = draft.search === null ? {} : { filter: alertFilterInput(draft.search) }
      const input = { id: alertId, name, ...wanted, ...change }
      const { updateAlert } = await execute(UpdateAlertDocument, { input }, { signal })
      return { ok: true, alertId: updateAlert.alert.id }
    }
    if (search === null) throw new Error('A new alert needs its search.')
    const input = { name: draft.name.trim(), ...wanted, filter: alertFilterInput(search), idempotencyKey }
    const { addAlert } = await execute(AddAlertDocument, { input }, { signal })
    return { ok: true, alertId: addAlert.alert.id }
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (refusal === null) throw problem
    return { ok: false, ...refusal }
  }
}
