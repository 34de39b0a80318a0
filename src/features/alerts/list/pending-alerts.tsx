import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { hidePageNotice } from '#src/shared/page/page-notice.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { alertsCopy, pendingCopy as copy } from '../alerts.copy.ts'
import { pendingAlert } from '../pending/pending-alert-actor.ts'
import { onUnsavedAlerts, readUnsaved, unsavedAlerts } from '../pending/unsaved-alert.ts'

/** The alerts that this browser keeps until their member is logged in, with the way to let go of them. */
export function PendingAlerts() {
  const kept = useSyncExternalStore(onUnsavedAlerts, readUnsaved, () => null)
  const { status } = useSession()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [latest, ...others] = kept === null ? [] : unsavedAlerts()
  if (latest === undefined) return null
  const tell = (type: 'submission.dropped' | 'submission.requested') => {
    pendingAlert({ execute, queryClient }).send({ type })
    hidePageNotice()
  }
  const isMember = status === 'member'
  return (
    <Notice>
      <Stack gap={8}>
        <span>
          {others.length === 0 ? copy.waiting(latest.alertName) : copy.waitingMore(latest.alertName, others.length)}{' '}
          {isMember ? copy.saving : copy.logInToSave}
        </span>
        <Inline gap={8}>
          {isMember && (
            <Button size="small" variant="secondary" onClick={() => tell('submission.requested')}>
              {alertsCopy.tryAgain}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => tell('submission.dropped')}>
            {copy.drop}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  )
}
