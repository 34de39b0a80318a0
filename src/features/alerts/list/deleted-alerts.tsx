import { Deletions } from '#src/shared/member-list/deletions.tsx'
import { useAlertCommands, useDeletions } from '../alert-changes.provider.tsx'
import { ChangeFailure } from '../change-failure.tsx'

export function DeletedAlerts() {
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
