import { Button } from '#src/design/button/button.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { picturesCopy as copy } from './pictures.copy.ts'
import type { Upload } from './use-picture-uploads.ts'

type Props = { upload: Upload; onRetry: () => void; onLeaveOut: () => void }

/** A file on its way into the draft. */
export const UploadItem = ({ upload: { file, state, message }, onRetry, onLeaveOut }: Props) => (
  <Stack as="li" gap={4}>
    <Text size="small">{`${file.name}: ${state === 'failed' ? message : copy[state]}`}</Text>
    {state === 'failed' && (
      <Inline gap={8}>
        <Button size="small" variant="secondary" aria-label={copy.retry(file.name)} onClick={onRetry}>
          {copy.retryShort}
        </Button>
        <Button size="small" variant="quiet" aria-label={copy.leaveOut(file.name)} onClick={onLeaveOut}>
          {copy.leaveOutShort}
        </Button>
      </Inline>
    )}
  </Stack>
)
