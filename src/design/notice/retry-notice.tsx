import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Notice } from './notice.tsx'

type Props = { text: string; label: string; isBusy?: boolean; onRetry: () => void }

/** What could not be read, and a way to try again. */
export const RetryNotice = ({ text, label, isBusy, onRetry }: Props) => (
  <Notice tone="danger">
    <Stack gap={8}>
      {text}
      <div>
        <Button size="small" variant="secondary" isBusy={isBusy} onClick={onRetry}>
          {label}
        </Button>
      </div>
    </Stack>
  </Notice>
)
