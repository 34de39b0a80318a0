import type { AlertChange } from '#machines/alerts/alerts.machine.ts'
import type { ChangeFailure as Failure } from '#machines/change-queue/change-queue.ts'
import { FailedChange } from '#src/shared/member-list/failed-change.tsx'
import { useAlertCommands } from './alert-changes.provider.tsx'
import { failureCopy as copy } from './alerts.copy.ts'

export function ChangeFailure({ failure: { change, reason } }: { failure: Failure<AlertChange> }) {
  const { request, dismissFailure } = useAlertCommands()
  const isLoggedOut = reason === 'SESSION_ENDED'
  const isUpdate = change.kind === 'pause' || change.kind === 'resume'
  return (
    <FailedChange
      title={isLoggedOut && isUpdate ? copy.loginToUpdate : copy.titles[change.kind]}
      advice={[copy.advice[reason]]}
      isLoggedOut={isLoggedOut}
      copy={copy}
      onRetry={() => request(change)}
      onDismiss={() => dismissFailure(change.id)}
    />
  )
}
