import type { CreatedAlert } from '#machines/pending-alert/pending-alert.machine.ts'
import { Link } from '#src/design/link/link.tsx'
import { hidePageNotice, showPageNotice } from '#src/shared/page/page-notice.tsx'
import { alertsCopy, pendingCopy as copy } from '../alerts.copy.ts'

type Message = {
  text: string
  tone: 'information' | 'success' | 'danger'
  alert?: CreatedAlert
  leadsToAlerts?: boolean
}

/** Says what became of an alert that waited for its member. */
export const showAlertNotice = ({ text, tone, alert, leadsToAlerts = false }: Message): void =>
  showPageNotice({
    tone,
    children: (
      <>
        {text}
        {alert && (
          <Link href={alert.path} isStandalone onClick={hidePageNotice}>
            {copy.show}
          </Link>
        )}
        {leadsToAlerts && (
          <Link href="/alerts" isStandalone onClick={hidePageNotice}>
            {alertsCopy.title}
          </Link>
        )}
      </>
    ),
  })
