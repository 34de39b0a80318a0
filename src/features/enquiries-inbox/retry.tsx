import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { inboxCopy as copy } from './inbox.copy.ts'

/** What could not be read, and a way to try again. */
export const Retry = ({ text, isBusy, onRetry }: { text: string; isBusy: boolean; onRetry: () => void }) => (
  <Notice tone="danger">
    <Stack gap={8}>
      {text}
      <div>
        <Button size="small" variant="secondary" isBusy={isBusy} onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      </div>
    </Stack>
  </Notice>
)
