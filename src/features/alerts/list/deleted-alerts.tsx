import XIcon from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { DeletedAlert } from '#machines/alerts/alerts.machine.ts'
import { Button } from '#src/design/button/button.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { useAlertCommands, useChangeOf, useDeletedAlerts } from '../alert-changes.provider.tsx'
import { alertsCopy as copy, failureCopy } from '../alerts.copy.ts'
import { ChangeFailure } from '../change-failure.tsx'
import * as styles from './alerts.css.ts'

/** The alerts that were deleted on this page, each with the way back, until it is closed or the page is left. */
export function DeletedAlerts() {
  const deleted = useDeletedAlerts()
  return (
    <div role="status" className={styles.deleted}>
      {deleted.map((alert) => (
        <Deleted key={alert.alertId} alert={alert} />
      ))}
    </div>
  )
}

function Deleted({ alert: { alertId, name } }: { alert: DeletedAlert }) {
  const undo = useRef<HTMLButtonElement>(null)
  const { change, failure } = useChangeOf(alertId)
  const { request, dismissDeletion } = useAlertCommands()
  // The button that had the focus went with its card.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus()
  }, [])
  return (
    <>
      <Notice tone="information" role="none">
        <Inline gap={12}>
          {copy.deleted(name)}
          <Button
            ref={undo}
            size="small"
            variant="secondary"
            isBusy={change !== null}
            aria-label={copy.of(copy.undo, name)}
            onClick={() => request({ alertId, name, kind: 'undoDelete' })}
          >
            {copy.undo}
          </Button>
          <IconButton icon={XIcon} label={failureCopy.dismiss} size="small" onClick={() => dismissDeletion(alertId)} />
        </Inline>
      </Notice>
      {failure && <ChangeFailure failure={failure} />}
    </>
  )
}
