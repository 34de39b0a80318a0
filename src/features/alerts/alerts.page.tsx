import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import type { PageProps } from '#src/shared/feature/define-feature.ts'
import { forMembers } from '#src/shared/session/for-members.ts'
import { EditAlertView } from './editor/edit-alert-view.tsx'
import { AlertsView } from './list/alerts-view.tsx'
import { AlertView } from './matches/alert-view.tsx'
import { loadEditAlert, loadMemberAlert, loadMemberAlerts } from './parts.tsx'
import { UnsubscribeView } from './unsubscribe/unsubscribe-view.tsx'

/** Whose alerts are shown is known to the browser alone: the server renders the frame. */
export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

export const loadParts = forMembers((path) => {
  if (path.endsWith('/edit')) return loadEditAlert()
  return path === '/alerts' ? loadMemberAlerts() : loadMemberAlert()
})

/** The frames of all that is under `/alerts`; in one file, for each is small and what is in it comes for members. */
export function Page({ params: { alertId, view } }: PageProps) {
  if (alertId === undefined) return <AlertsView />
  if (view === 'edit') return <EditAlertView alertId={alertId} />
  return alertId === 'unsubscribe' ? <UnsubscribeView /> : <AlertView alertId={alertId} />
}
