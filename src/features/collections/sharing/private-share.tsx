import { useEffect, useState } from 'react'
import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { ChangeFailure } from '../changes/change-failure.tsx'
import { useChangeOf, useCollectionCommands } from '../changes/collection-changes.provider.tsx'
import { privateShareCopy as copy, sharingCopy } from '../collection.copy.ts'
import { shareLinkOf } from '../detail/collection-head.tsx'

type Collection = CollectionView_CollectionFragment
type Props = { collection: Collection; isOpen: boolean; onClose: () => void; onInvite: () => void }

/** Before the link of a private collection is handed out: who can open it, and how others may. */
export function PrivateShare({ collection, isOpen, onClose, onInvite }: Props) {
  const { id, name, isPublic, role, contributors, pendingInvites } = collection
  const { request } = useCollectionCommands()
  const { kind, failure } = useChangeOf(id)
  const [isPublishing, setIsPublishing] = useState(false)
  const isInCharge = role === 'owner' || role === 'manager'
  const waiting = pendingInvites.filter(({ isExpired }) => !isExpired).length
  const close = () => {
    setIsPublishing(false)
    onClose()
  }
  const shareLink = () => {
    close()
    shareLinkOf(collection)
  }
  const isPublished = isPublishing && isPublic
  useEffect(() => {
    if (isPublished) shareLink()
    // oxlint-disable-next-line react/exhaustive-deps -- how it is shared may change with every render
  }, [isPublished])
  return (
    <Dialog title={copy.title} isOpen={isOpen} onCancel={close}>
      <Stack gap={24}>
        {failure?.change.kind === 'publish' && <ChangeFailure failure={failure} />}
        <Stack gap={4}>
          <Text weight="strong">{whoCanOpen(collection)}</Text>
          {isInCharge && waiting > 0 && <Text>{copy.waiting(waiting)}</Text>}
          {!isInCharge && contributors.owner && <Text>{copy.askOwner(contributors.owner.name)}</Text>}
        </Stack>
        {isInCharge && (
          <>
            <Button
              isWide
              onClick={() => {
                close()
                onInvite()
              }}
            >
              {copy.invite}
            </Button>
            <Stack gap={4}>
              <Button
                isWide
                variant="secondary"
                isBusy={kind === 'publish'}
                onClick={() => {
                  setIsPublishing(true)
                  request({ kind: 'publish', id, name, isPublic: true })
                }}
              >
                {copy.publish}
              </Button>
              <Text size="small" tone="inkSoft">
                {sharingCopy.publishHint}
              </Text>
            </Stack>
          </>
        )}
        {contributors.collaborators.length > 0 && (
          <Button isWide variant={isInCharge ? 'quiet' : 'secondary'} onClick={shareLink}>
            {copy.sendThem}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

function whoCanOpen({ role, contributors: { owner, collaborators } }: Collection): string {
  const count = collaborators.length
  if (role === 'owner') return count === 0 ? copy.onlyYou : copy.youAndInvited(count)
  if (role === 'manager') return copy.thoseInIt(count + (owner ? 1 : 0))
  return count === 1 && owner ? copy.youAndOwner(owner.name) : copy.youAndOthers(count - 1 + (owner ? 1 : 0))
}
