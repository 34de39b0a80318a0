import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'
import { EditAlertView } from './editor/edit-alert-view.tsx'
import { AlertsView } from './list/alerts-view.tsx'
import { AlertView } from './matches/alert-view.tsx'
import { editAlert, memberAlert, memberAlerts } from './parts.tsx'
import { UnsubscribeView } from './unsubscribe/unsubscribe-view.tsx'

/** Whose alerts are shown is known to the browser alone: the server renders the frame. */
export default definePageFrame({
  View: Page,
  memberDeferred({ params: { alertId, view } }) {
    if (view === 'edit') return [editAlert]
    return [alertId === undefined ? memberAlerts : memberAlert]
  },
})

/** The frames of all that is under `/alerts`; in one file, for each is small and what is in it comes for members. */
function Page({ params: { alertId, view } }: PageProps) {
  if (alertId === undefined) return <AlertsView />
  if (view === 'edit') return <EditAlertView alertId={alertId} />
  return alertId === 'unsubscribe' ? <UnsubscribeView /> : <AlertView alertId={alertId} />
}
