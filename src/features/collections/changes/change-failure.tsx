import type { ChangeFailure as Failure } from '#machines/change-queue/change-queue.ts'
import type { CollectionChange } from '#machines/collections/collections.machine.ts'
import { FailedChange } from '#src/shared/member-list/failed-change.tsx'
import { failureCopy as copy } from '../collections.copy.ts'
import { useCollectionCommands } from './collection-changes.provider.tsx'

export function ChangeFailure({ failure: { change, reason, message } }: { failure: Failure<CollectionChange> }) {
  const { request, dismissFailure } = useCollectionCommands()
  const title = copy.titles[change.kind]
  const said = message === '' || message === title ? [] : [message]
  return (
    <FailedChange
      title={title}
      advice={[...said, copy.advice[reason]]}
      isLoggedOut={reason === 'SESSION_ENDED'}
      copy={copy}
      onRetry={() => request(change)}
      onDismiss={() => dismissFailure(change.id)}
    />
  )
}
