import { useState } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Text } from '#src/design/text/text.tsx'
import { Choices } from './command-dialogs.tsx'
import { useEditor, useEditorCommands } from './listing-editor.provider.tsx'
import { marketCopy } from './market.copy.ts'

const copy = marketCopy.drop

/** Throws away a draft that was never published, or the changes that were not. */
export function DropDraft() {
  const isDraft = useEditor(({ context }) => context.portal?.state === 'draft')
  const hasChanges = useEditor(({ context }) => context.portal?.hasUnpublishedChanges === true)
  const isSaved = useEditor((snapshot) => ['draft', 'published', 'withdrawn'].includes(snapshot.value))
  const [isOpen, setIsOpen] = useState(false)
  const { submit } = useEditorCommands()
  if (!isDraft && !hasChanges) return null
  const what = isDraft ? 'draft' : 'changes'
  const close = () => setIsOpen(false)
  const drop = () => {
    close()
    submit({ kind: 'delete' })
  }
  return (
    <>
      <Button size="small" variant="quiet" disabled={!isSaved} onClick={() => setIsOpen(true)}>
        {copy[what]}
      </Button>
      <Dialog
        title={copy.title[what]}
        isOpen={isOpen}
        onCancel={close}
        footer={<Choices confirm={copy.confirm[what]} onCancel={close} onConfirm={drop} />}
      >
        <Text>{copy.hint[what]}</Text>
      </Dialog>
    </>
  )
}
