import { useState } from 'react'
import { useSession } from '#src/shared/session/use-session.ts'
import { editorCopy, matchesCopy } from '../alerts.copy.ts'
import { EditAlert } from '../parts.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'

/** What a member changes of an alert; once somebody was there the form stays, so that it outlives the end of a session. */
export function EditAlertView({ alertId }: { alertId: string }) {
  const { status } = useSession()
  const [wasMember, setWasMember] = useState(false)
  if (status === 'member' && !wasMember) setWasMember(true)
  if (wasMember) return <EditAlert key={alertId} alertId={alertId} />
  return (
    <PrivatePage title={editorCopy.editTitle} logIn={matchesCopy.logIn}>
      {() => null}
    </PrivatePage>
  )
}
