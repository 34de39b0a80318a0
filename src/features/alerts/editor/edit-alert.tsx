import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor, fromPromise } from 'xstate'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import {
  type AlertDraft,
  alertEditorMachine,
  type EditedAlert,
  type PreparedAlert,
  type SaveAlertOutput,
} from '#machines/alert-editor/alert-editor.machine.ts'
import { AlertToEditDocument } from '#src/api/generated/documents/alert-to-edit.ts'
import { AlertPreviewDocument } from '#src/api/generated/documents/alert-preview.ts'
import { documentQuery, useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { refreshAlerts } from '../alert-queries.ts'
import { alertsCopy, editorCopy as copy, matchesCopy } from '../alerts.copy.ts'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import type { AlertToEdit } from './edited-search.ts'
import { EditedAlertForm } from './edited-alert-form.tsx'
import type { AlertEditorActor } from './new-alert-actor.ts'
import { saveAlert } from './save-alert.ts'

/** What a member changes of an alert. When the session ends meanwhile, what they typed stays until they are back. */
export function EditAlert({ alertId }: { alertId: string }) {
  const [alert, setAlert] = useState<AlertToEdit | null>(null)
  if (alert) return <ReadAlertForm alert={alert} />
  return (
    <PrivatePage title={copy.editTitle} logIn={matchesCopy.logIn}>
      {() => <ReadAlert id={alertId} onRead={setAlert} />}
    </PrivatePage>
  )
}

function ReadAlert({ id, onRead }: { id: string; onRead: (alert: AlertToEdit) => void }) {
  const { data, error, refetch } = useDocumentQuery(AlertToEditDocument, { id })
  const alert = data?.alert
  useEffect(() => {
    if (alert) onRead(alert)
  }, [alert, onRead])
  if (data && !alert) return <NotFound title={matchesCopy.missing} />
  if (!error) return <LoadingPage title={copy.loading} />
  return (
    <Container width="reading" paddingY={32}>
      <Stack>
        <Heading level={1}>{copy.editTitle}</Heading>
        <Notice tone="danger">{copy.loadingFailed}</Notice>
        <div>
          <Button onClick={() => void refetch()}>{alertsCopy.tryAgain}</Button>
        </div>
      </Stack>
    </Container>
  )
}

function ReadAlertForm({ alert }: { alert: AlertToEdit }) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [actor] = useState(() => startEditing(alert, { execute, queryClient }))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  return (
    <Container width="reading" paddingY={32}>
      <PageHead title={copy.editTitle} isIndexed={false} />
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1}>{copy.editTitle}</Heading>
          <Link href={alert.links.alert} isStandalone>
            {copy.back}
          </Link>
        </Stack>
        <EditedAlertForm alert={alert} actor={actor} />
        <div role="status">
          {isSaved && (
            <Notice tone="success" role="none">
              {copy.savedChanges}
            </Notice>
          )}
        </div>
      </Stack>
    </Container>
  )
}

type Surroundings = { execute: ExecuteDocument; queryClient: QueryClient }

function startEditing(alert: AlertToEdit, { execute, queryClient }: Surroundings): AlertEditorActor {
  const { id, name, suggestedName, frequency, isByEmail, isByPush, isPartlyInRange } = alert
  const nameOf = async (draft: AlertDraft, searchParams: SearchParameters) => {
    const variables = { searchParams, isPartlyInRange: draft.isPartlyInRange }
    return (await queryClient.fetchQuery(documentQuery(execute, AlertPreviewDocument, variables))).alertPreview
      .suggestedName
  }
  const logic = alertEditorMachine.provide({
    actors: {
      // A known alert is called as it is called.
      prepareAlert: fromPromise<PreparedAlert>(() => Promise.resolve({ suggestedName: name, existingId: null })),
      saveAlert: fromPromise<SaveAlertOutput, EditedAlert>(({ input, signal }) =>
        saveAlert(execute, input, { search: null, nameOf, signal }),
      ),
    },
    actions: { notifySaved: () => void refreshAlerts(queryClient), savePending: () => {} },
  })
  const draft = { name, frequency, isByEmail, isByPush, isPartlyInRange, search: null }
  return createActor(logic, { input: { alertId: id, draft, suggestedName, idempotencyKey: '' } }).start()
}
