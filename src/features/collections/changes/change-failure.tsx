import XIcon from 'lucide-react/icons/x'
import type { CollectionFailure } from '#machines/collections/collections.machine.ts'
import { Button } from '#src/design/button/button.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { failureCopy as copy } from '../collections.copy.ts'
import { useCollectionCommands } from './collection-changes.provider.tsx'

/** Which change of a collection failed, and what to do about it. */
export function ChangeFailure({ failure }: { failure: CollectionFailure }) {
  const { request, dismissFailure } = useCollectionCommands()
  const { change, reason, message } = failure
  const title = copy.titles[change.kind]
  return (
    <Notice tone="danger">
      <Stack gap={8}>
        <Text weight="strong">{title}</Text>
        {message !== '' && message !== title && <Text>{message}</Text>}
        <Text>{copy.advice[reason]}</Text>
        <Inline gap={8}>
          {reason === 'SESSION_ENDED' ? (
            <Button size="small" onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>
              {copy.logIn}
            </Button>
          ) : (
            <Button size="small" variant="secondary" onClick={() => request(change)}>
              {copy.tryAgain}
            </Button>
          )}
          <IconButton
            icon={XIcon}
            label={copy.dismiss}
            size="small"
            onClick={() => dismissFailure(change.collectionId)}
          />
        </Inline>
      </Stack>
    </Notice>
  )
}
