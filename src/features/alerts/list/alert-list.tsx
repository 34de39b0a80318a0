import { AlertsDocument } from '#src/api/generated/documents/alerts.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { SendConfirmation } from '#src/shared/session/send-confirmation.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { useAlertCommands, useDeletedAlerts, useReadingState, useDeletions } from '../alert-changes.provider.tsx'
import { alertsCopy as copy } from '../alerts.copy.ts'
import { AlertCard } from './alert-card.tsx'
import * as styles from './alerts.css.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { Deletions } from '#src/shared/member-list/deletions.tsx'
import { ChangeFailure } from '#src/features/alerts/change-failure.tsx'

/** The cards of a member's alerts, with what was deleted here and can be brought back. */
export function AlertList() {
  const state = useReadingState()
  const { readAgain } = useAlertCommands()
  const { data } = useDocumentQuery(AlertsDocument, {}, { isEnabled: state === 'loaded' })
  const deleted = useDeletedAlerts()
  const alerts = data?.alerts.results.filter(({ id }) => deleted.every((each) => each.id !== id))
  return (
    <Stack gap={24}>
      {state === 'error' && (
        <Notice tone="danger">
          <Stack gap={8}>
            {copy.loadingFailed}
            <div>
              <Button size="small" variant="secondary" onClick={readAgain}>
                {copy.tryAgain}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
      {alerts?.some(({ isByEmail, isEmailConfirmed }) => isByEmail && !isEmailConfirmed) && <UnconfirmedEmail />}
      <DeletedAlerts />
      {!alerts && state !== 'error' && <CardSkeletons />}
      {alerts?.length === 0 && <NoAlerts />}
      {alerts && alerts.length > 0 && (
        <ul className={styles.list}>
          {alerts.map((alert) => (
            <li key={alert.id}>
              <AlertCard alert={alert} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function UnconfirmedEmail() {
  const session = useSession()
  if (session.status !== 'member') return null
  return (
    <Notice tone="warning" role="none">
      <Stack gap={8}>
        <span>{copy.unconfirmedEmail}</span>
        <SendConfirmation username={session.member.username} />
      </Stack>
    </Notice>
  )
}

const NoAlerts = () => (
  <Stack>
    <Text size="lead">{copy.none}</Text>
    <Text>{copy.ways[0]}</Text>
    <div>
      <ButtonLink href="/search">{copy.start}</ButtonLink>
    </div>
  </Stack>
)

function DeletedAlerts() {
  const { request, dismissDeletion } = useAlertCommands()
  return (
    <Deletions
      deletions={useDeletions()}
      onUndo={({ id, name }) => request({ id, name, kind: 'undoDelete' })}
      onDismiss={dismissDeletion}
      ChangeFailure={ChangeFailure}
    />
  )
}
