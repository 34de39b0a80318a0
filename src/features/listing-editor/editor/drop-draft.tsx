import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { listingsPath } from '#domain/listing-drafts/listings-url.ts'
import { DeleteListingDraftDocument } from '#src/api/generated/documents/delete-listing-draft.ts'
import { Button } from '#src/design/button/button.tsx'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { refreshListings } from '../refresh-listings.ts'
import { Choices } from './command-dialogs.tsx'
import { keptDraft } from './kept-draft.ts'
import { useEditor } from './listing-editor.provider.tsx'
import { standingCopy } from './standing.copy.ts'

const copy = standingCopy.drop

/** Throws away a draft that was never published, or the changes that were not. */
export function DropDraft({ id }: { id: string }) {
  const isDraft = useEditor(({ context }) => context.portal?.state === 'draft')
  const hasChanges = useEditor(({ context }) => context.portal?.hasUnpublishedChanges === true)
  const officeId = useEditor(({ context }) => context.portal?.officeId ?? null)
  const isSaved = useEditor((snapshot) => ['draft', 'published', 'withdrawn'].includes(snapshot.value))
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, failure, change } = useChange(DeleteListingDraftDocument)
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  if (!isDraft && !hasChanges) return null
  const what = isDraft ? 'draft' : 'changes'
  const drop = () =>
    void change({ id }, () => {
      keptDraft(id).clear()
      void refreshListings(queryClient)
      navigate(listingsPath({ officeId }))
    })
  return (
    <>
      <Button size="small" variant="quiet" disabled={!isSaved} onClick={() => setIsOpen(true)}>
        {copy[what]}
      </Button>
      <Dialog
        title={copy.title[what]}
        isOpen={isOpen}
        onCancel={() => setIsOpen(false)}
        footer={
          <Choices confirm={copy.confirm[what]} isBusy={isBusy} onCancel={() => setIsOpen(false)} onConfirm={drop} />
        }
      >
        <Stack gap={12}>
          <Text>{copy.hint[what]}</Text>
          {failure !== null && <Notice tone="danger">{failure}</Notice>}
        </Stack>
      </Dialog>
    </>
  )
}
