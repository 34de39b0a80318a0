import XIcon from 'lucide-react/icons/x'
import { type ComponentType, useEffect, useRef } from 'react'
import type { Deleted } from '#machines/change-queue/change-queue.ts'
import { Button } from '#src/design/button/button.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { deletionsCopy as copy } from './failure.copy.ts'
import * as styles from './deletions.css.ts'

type Deletion<Failure> = Deleted & { isBusy: boolean; failure: Failure | null }
type Parts<Failure> = {
  onUndo: (deleted: Deleted) => void
  onDismiss: (id: string) => void
  ChangeFailure: ComponentType<{ failure: Failure }>
}

/** What was deleted on a page, each with the way back, until it is closed or the page is left. */
export function Deletions<Failure>(props: { deletions: readonly Deletion<Failure>[] } & Parts<Failure>) {
  const { deletions, ...parts } = props
  return (
    <div role="status" className={styles.deletions}>
      {deletions.map((deletion) => (
        <DeletionNotice key={deletion.id} deletion={deletion} {...parts} />
      ))}
    </div>
  )
}

function DeletionNotice<Failure>(props: { deletion: Deletion<Failure> } & Parts<Failure>) {
  const { deletion, onUndo, onDismiss, ChangeFailure } = props
  const { id, name, isBusy, failure } = deletion
  const button = useRef<HTMLButtonElement>(null)
  // The button that had the focus went with its card.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <>
      <Notice tone="information" role="none">
        <Inline gap={12}>
          {copy.deleted(name)}
          <Button
            ref={button}
            size="small"
            variant="secondary"
            isBusy={isBusy}
            aria-label={copy.of(copy.undo, name)}
            onClick={() => onUndo(deletion)}
          >
            {copy.undo}
          </Button>
          <IconButton icon={XIcon} label={copy.dismiss} size="small" onClick={() => onDismiss(id)} />
        </Inline>
      </Notice>
      {failure && <ChangeFailure failure={failure} />}
    </>
  )
}
