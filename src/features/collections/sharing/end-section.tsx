import LogOutIcon from 'lucide-react/icons/log-out'
import TrashIcon from 'lucide-react/icons/trash-2'
import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useChangeOf, useCollectionCommands } from '../changes/collection-changes.provider.tsx'
import { sharingCopy as copy } from '../collection.copy.ts'

/** The end of a collection for everybody, or of one's own part in it. */
export function EndSection({ collection: { id, name, role } }: { collection: CollectionView_CollectionFragment }) {
  const { request } = useCollectionCommands()
  const { kind } = useChangeOf(id)
  if (role === 'collaborator') {
    return (
      <div>
        <Button
          variant="secondary"
          icon={LogOutIcon}
          isBusy={kind === 'leave'}
          onClick={() => request({ kind: 'leave', id, name })}
        >
          {copy.leave}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <Text size="small" tone="inkSoft">
        {copy.deleteHint}
      </Text>
      <Button
        variant="danger"
        icon={TrashIcon}
        isBusy={kind === 'delete'}
        onClick={() => request({ kind: 'delete', id, name })}
      >
        {copy.delete}
      </Button>
    </div>
  )
}
