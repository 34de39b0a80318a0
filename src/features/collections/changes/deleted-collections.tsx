import XIcon from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { DeletedCollection } from '#machines/collections/collections.machine.ts'
import { Button } from '#src/design/button/button.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { collectionsCopy as copy, failureCopy } from '../collections.copy.ts'
import { ChangeFailure } from './change-failure.tsx'
import { useChangeOf, useCollectionCommands, useDeletedCollections } from './collection-changes.provider.tsx'
import * as styles from './deleted-collections.css.ts'

/** What was deleted since the page was opened, each with the way back. */
export function DeletedCollections() {
  const deleted = useDeletedCollections()
  return (
    <div role="status" className={styles.deleted}>
      {deleted.map((collection) => (
        <Deleted key={collection.collectionId} collection={collection} />
      ))}
    </div>
  )
}

function Deleted({ collection: { collectionId, name } }: { collection: DeletedCollection }) {
  const undo = useRef<HTMLButtonElement>(null)
  const { kind, failure } = useChangeOf(collectionId)
  const { request, dismissDeletion } = useCollectionCommands()
  // The button that had the focus went with its collection.
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
            isBusy={kind !== null}
            aria-label={copy.of(copy.undo, name)}
            onClick={() => request({ collectionId, name, kind: 'undoDelete' })}
          >
            {copy.undo}
          </Button>
          <IconButton
            icon={XIcon}
            label={failureCopy.dismiss}
            size="small"
            onClick={() => dismissDeletion(collectionId)}
          />
        </Inline>
      </Notice>
      {failure && <ChangeFailure failure={failure} />}
    </>
  )
}
