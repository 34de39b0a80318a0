import { type Actor, createActor, fromPromise } from 'xstate'
import {
  alertEditorMachine,
  type EditedAlert,
  type PreparedAlert,
  type SaveAlertOutput,
} from '#machines/alert-editor/alert-editor.machine.ts'
import { AlertOfSearchDocument } from '#src/api/generated/documents/alert-of-search.ts'
import { SuggestedAlertNameDocument } from '#src/api/generated/documents/suggested-alert-name.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import type { AlertRequest } from '#src/shared/member-list/alerts/alert-request.ts'
import { addSavedHere } from '#src/shared/member-list/alerts/saved-here.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { readSession } from '#src/shared/session/session-view.ts'
import { refreshAlerts } from '../alert-queries.ts'
import { pendingCopy } from '../alerts.copy.ts'
import { showAlertNotice } from '../pending/alert-notice.tsx'
import { pendingAlert } from '../pending/pending-alert-actor.ts'
import { storeUnsavedAlert } from '../pending/unsaved-alert.ts'
import { saveAlert } from './save-alert.ts'

export type AlertEditorActor = Actor<typeof alertEditorMachine>
type Surroundings = Pick<IslandContext, 'queryClient' | 'execute'>

const started = new Map<string, AlertEditorActor>()

/** The alert that is being made for a search: whoever closes the form finds there what they typed, until it is saved. */
export function newAlertActor(request: AlertRequest, surroundings: Surroundings): AlertEditorActor {
  const key = JSON.stringify(request.searchParams)
  const known = started.get(key)
  const isOver =
    known === undefined || ['saved', 'existing', 'kept'].some((state) => state === known.getSnapshot().value)
  const actor = isOver ? startNewAlert(request, surroundings) : known
  started.set(key, actor)
  return actor
}

function startNewAlert(request: AlertRequest, surroundings: Surroundings): AlertEditorActor {
  const { queryClient, execute } = surroundings
  const search = request.searchParams
  const logic = alertEditorMachine.provide({
    actors: {
      prepareAlert: fromPromise<PreparedAlert>(() => prepareAlert(search, surroundings)),
      saveAlert: fromPromise<SaveAlertOutput, EditedAlert>(({ input, signal }) =>
        saveAlert(execute, input, { search, signal }),
      ),
    },
    actions: {
      notifySaved: (_, output) => {
        if (output.ok) addSavedHere(output.alertId)
        void refreshAlerts(queryClient)
      },
      savePending: (_, kept) => savePending(request, kept, surroundings),
    },
  })
  const draft = {
    name: '',
    frequency: 'immediately',
    isByEmail: true,
    isByPush: false,
    isPartlyInRange: true,
    search: null,
  } as const
  const input = { alertId: null, draft, suggestedName: null, idempotencyKey: newIdempotencyKey() }
  return createActor(logic, { input }).start()
}

async function prepareAlert(
  searchParams: AlertRequest['searchParams'],
  { queryClient, execute }: Surroundings,
): Promise<PreparedAlert> {
  const isMember = readSession().status === 'member'
  const [{ suggestedAlertName }, existing] = await Promise.all([
    queryClient.fetchQuery(documentQuery(execute, SuggestedAlertNameDocument, { searchParams })),
    isMember ? queryClient.fetchQuery(documentQuery(execute, AlertOfSearchDocument, { searchParams })) : null,
  ])
  return { suggestedName: suggestedAlertName, existingId: existing?.alertOfSearch?.id ?? null }
}

/** From here on it is the pending alert's to create it; the dialog for signing in leads there. */
function savePending(request: AlertRequest, { draft, idempotencyKey }: EditedAlert, surroundings: Surroundings) {
  const { name, isPartlyInRange, frequency, isByEmail, isByPush } = draft
  const session = readSession()
  const wasMember = session.status === 'member'
  storeUnsavedAlert({
    alertName: name.trim(),
    searchParams: request.searchParams,
    pageElementPosition: request.position,
    idempotencyKey,
    delivery: { frequency, isByEmail, isByPush },
    isPartlyInRange,
    memberId: wasMember ? session.member.id : null,
  })
  // A machine may not send to another from within an action.
  queueMicrotask(() => {
    pendingAlert(surroundings).send({ type: 'submission.kept' })
    emit('auth.requested', { form: wasMember ? 'signIn' : 'signUp', position: 'other' })
  })
  showAlertNotice({
    tone: wasMember ? 'danger' : 'information',
    text: wasMember ? pendingCopy.keptSessionEnded : pendingCopy.kept,
    leadsToAlerts: true,
  })
}
