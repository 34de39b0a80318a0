import { Deletions } from '#src/shared/member-list/deletions.tsx'
import { ChangeFailure } from './change-failure.tsx'
import { useCollectionCommands, useDeletions } from './collection-changes.provider.tsx'

export function DeletedCollections() {
  const { request, dismissDeletion } = useCollectionCommands()
  return (
    <Deletions
      deletions={useDeletions()}
      onUndo={({ id, name }) => request({ id, name, kind: 'undoDelete' })}
      onDismiss={dismissDeletion}
      ChangeFailure={ChangeFailure}
    />
  )
}
