import { Button } from '#src/design/button/button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { performanceCopy as copy } from './performance.copy.ts'

type Props = { hasFailed: boolean; isReading: boolean; onRetry: () => void }

/** What stands where the numbers are not there yet. */
export const ReadingState = ({ hasFailed, isReading, onRetry }: Props) =>
  hasFailed ? (
    <Inline gap={12} role="alert">
      <Text>{copy.failed}</Text>
      <Button variant="secondary" isBusy={isReading} onClick={onRetry}>
        {copy.again}
      </Button>
    </Inline>
  ) : (
    <Text role="status" tone="inkSoft">
      {copy.loading}
    </Text>
  )
